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

/** Loading, error and empty states, and notices about dropped products. */
export function ChoiceBoundary({ state, children }: ChoiceBoundaryProps) {
  const { choice, isPending, isError, isFetching, retry, unknownIds, isReduced } = state;
  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Henter pakker" className={styles.placeholders}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className={styles.placeholder} />
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
  const notices = [
    unknownIds.length > 0 && 'Noe av det lenken viste til, selges ikke lenger. Vi har tatt det bort.',
    isReduced && `Det lenken viste til, kan ikke kombineres. Vi begynner med ${choice.base.name}.`,
  ].filter((text) => text !== false);
  return (
    <>
      {notices.length > 0 && (
        <p role="status" className={styles.notice}>
          {notices.join(' ')}
        </p>
      )}
      {children(choice)}
    </>
  );
}
