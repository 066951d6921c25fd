import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Button, Gutter } from '@tv/ui';
import type { Closing } from '../viewing/useViewing.browser.ts';
import styles from './PlayerTestPage.module.css';
import { StreamTest } from './StreamTest.tsx';
import { TitleTest } from './TitleTest.tsx';
import { readTestChoice } from './testChoice.ts';

export interface PlayerTestPageProps {
  readonly closing: Closing;
}

/**
 * Developer page (ROUTE-40): plays a title by id or a stream by URL and shows its state. The URL holds the
 * input, so that it can be shared.
 */
export function PlayerTestPage({ closing }: PlayerTestPageProps) {
  const [query, setQuery] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const choice = readTestChoice(query);
  const hasAsked = query.size > 0;

  function play(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as [string, string]] : [],
    );
    setQuery(filled, { replace: true });
    setTurn((before) => before + 1);
  }

  const shared = { closing, onClose: () => setQuery([], { replace: true }) };
  return (
    <Gutter className={styles.page}>
      <DocumentHead title="Prøv spilleren" isHidden />
      <h1>Prøv spilleren</h1>
      <form onSubmit={play} className={styles.form}>
        <Field name="id" label="Innhold (id)" value={query.get('id')} />
        <Field name="url" label="Eller adressen til en strøm" value={query.get('url')} isWide />
        <label className={styles.field}>
          Format
          <select name="type" defaultValue={query.get('type') ?? ''}>
            <option value="">Etter endelsen</option>
            <option value="dash">DASH</option>
            <option value="hls">HLS</option>
          </select>
        </label>
        <Field name="start" label="Start (sekunder)" value={query.get('start')} inputMode="decimal" />
        <Button type="submit" variant="primary">
          Spill av
        </Button>
      </form>
      <p role="alert" className={styles.alert}>
        {hasAsked && !choice ? 'Skriv en id, eller en adresse som begynner med http.' : ''}
      </p>
      {choice?.kind === 'title' ? <TitleTest key={turn} {...shared} {...choice} /> : null}
      {choice?.kind === 'stream' ? <StreamTest key={turn} {...shared} {...choice} /> : null}
    </Gutter>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly isWide?: boolean;
  readonly inputMode?: 'decimal' | 'text';
}

function Field({ name, label, value, isWide = false, inputMode = 'text' }: FieldProps) {
  return (
    <label className={styles.field} data-wide={isWide ? '' : undefined}>
      {label}
      <input
        type="text"
        name={name}
        defaultValue={value ?? ''}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}
