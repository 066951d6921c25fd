import type { ReactNode } from 'react';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, EmptyView, ErrorView, Skeleton, TextLink } from '@tv/ui';
import type { Choice } from '../rules/choice.ts';
import styles from './ChoiceBoundary.module.css';
import type { ChoiceState } from './useChoice.ts';

interface ChoiceBoundaryProps {
  readonly state: ChoiceState;
  readonly children: (choice: Choice) => ReactNode;
}

const SKELETON_KEYS = ['a', 'b', 'c', 'd'];

/** Loading, error and empty states, and notices about dropped products. */
export function ChoiceBoundary({ state, children }: ChoiceBoundaryProps) {
  const { choice, isPending, isError, isFetching, retry } = state;
  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Henter pakker" className={styles.places}>
        {SKELETON_KEYS.map((skeletonKey) => (
          <Skeleton key={skeletonKey} className={styles.place} />
        ))}
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorView
        title="Noe gikk galt"
        text="Vi fikk ikke hentet pakkene."
        headingLevel={2}
        action={
          <Button onClick={retry} isLoading={isFetching}>
            Prøv igjen
          </Button>
        }
      />
    );
  }
  if (choice === undefined) {
    return (
      <EmptyView
        title="Ingen pakker er til salgs akkurat nå"
        text="Prøv igjen om litt."
        headingLevel={2}
        action={
          <TextLink as={Link} to={links.help()}>
            Til hjelpesidene
          </TextLink>
        }
      />
    );
  }
  return (
    <>
      <Notice state={state} baseName={choice.base.name} />
      {children(choice)}
    </>
  );
}

function Notice({
  state: { unknownIds, isReduced },
  baseName,
}: {
  readonly state: ChoiceState;
  readonly baseName: string;
}) {
  const notices = [
    unknownIds.length > 0 && 'Noe av det lenken viste til, selges ikke lenger. Vi har tatt det bort.',
    isReduced && `Det lenken viste til, kan ikke kombineres. Vi begynner med ${baseName}.`,
  ].filter((text) => text !== false);
  if (notices.length === 0) return null;
  return (
    <p role="status" className={styles.notice}>
      {notices.join(' ')}
    </p>
  );
}
