import type { ReactNode } from 'react';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { PageFrame } from '../frame/PageFrame.tsx';

export const PERSONALIA_TITLE = 'Personopplysninger';

interface ChangePageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Frame of a page below the personal data page. */
export function ChangePage({ title, lead, children }: ChangePageProps) {
  return (
    <PageFrame title={title} lead={lead} back={{ to: customerLinks.personalia(), name: PERSONALIA_TITLE }}>
      {children}
    </PageFrame>
  );
}

export function PersonaliaLink() {
  return (
    <Button as={Link} to={customerLinks.personalia()}>
      Se opplysningene dine
    </Button>
  );
}
