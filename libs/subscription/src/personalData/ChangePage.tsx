import type { ReactNode } from 'react';
import { Link } from '@tv/rendering';
import { customerLinks } from '@tv/routes';
import { Button } from '@tv/ui';
import { PageFrame } from '../frame/PageFrame.tsx';

/** What the page of a customer's personal data is called. */
export const PERSONALIA_TITLE = 'Personopplysninger';

interface ChangePageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page on which one thing is changed, a step below all personal data. */
export function ChangePage({ title, lead, children }: ChangePageProps) {
  return (
    <PageFrame title={title} lead={lead} back={{ to: customerLinks.personalia(), name: PERSONALIA_TITLE }}>
      {children}
    </PageFrame>
  );
}

/** Back to all of it, once something has been changed. */
export function PersonaliaLink() {
  return (
    <Button as={Link} to={customerLinks.personalia()}>
      Se opplysningene dine
    </Button>
  );
}
