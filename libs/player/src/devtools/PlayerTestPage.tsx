import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Button, Gutter } from '@tv/ui';
import styles from './PlayerTestPage.module.css';
import { StreamTest } from './StreamTest.tsx';
import { TitleTest } from './TitleTest.tsx';
import { parseTestTarget } from './testTarget.ts';

/**
 * Developer page (ROUTE-40): plays a title by id or a stream by URL and shows its state. The URL contains the input.
 */
export function PlayerTestPage() {
  const [query, setQuery] = useSearchParams();
  const [runNumber, setRunNumber] = useState(0);
  const target = parseTestTarget(query);
  const hasQuery = query.size > 0;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as [string, string]] : [],
    );
    setQuery(entries, { replace: true });
    setRunNumber((before) => before + 1);
  }

  const handleClose = () => setQuery([], { replace: true });
  return (
    <Gutter className={styles.page}>
      <DocumentHead title="Prøv spilleren" isHidden />
      <h1>Prøv spilleren</h1>
      <form onSubmit={handleSubmit} className={styles.form}>
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
        {hasQuery && !target ? 'Skriv en id, eller en adresse som begynner med http.' : ''}
      </p>
      {target?.kind === 'title' ? <TitleTest key={runNumber} onClose={handleClose} {...target} /> : null}
      {target?.kind === 'stream' ? <StreamTest key={runNumber} onClose={handleClose} {...target} /> : null}
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
