import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';

export function LogOutDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Vil du logge ut?"
      text="Du må logge inn igjen for å se på denne enheten."
      actions={
        <>
          <Button onClick={onClose}>Bli her</Button>
          <Button as={Link} to={links.logout()} variant="primary">
            Logg ut
          </Button>
        </>
      }
    />
  );
}
