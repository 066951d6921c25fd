import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, Cluster } from '@tv/ui';
import { PlayerLayout } from '../miniPlayer/PlayerLayout.tsx';
import { useSignInAndReturn } from '../session/useSignInAndReturn.ts';
import { WatchNotice } from './WatchNotice.tsx';

/** Lets a visitor sign in, returning here, or become a customer. */
export function SignInNotice({ onClose }: { readonly onClose: () => void }) {
  const signIn = useSignInAndReturn();
  return (
    <PlayerLayout>
      <WatchNotice
        title="Logg inn for å se"
        text="Du må være kunde og logget inn for å spille av."
        onClose={onClose}
        action={
          <Cluster justify="center">
            <Button variant="primary" onClick={signIn}>
              Logg inn
            </Button>
            <Button as={Link} to={links.signUp()}>
              Bli kunde
            </Button>
          </Cluster>
        }
      />
    </PlayerLayout>
  );
}
