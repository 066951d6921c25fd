import { useEffect, useState, type ReactNode } from 'react';
import { Button, CloseIcon, IconButton, InfoIcon, WarningIcon } from '@tv/ui';
import { useSession } from '../session/useSession.ts';
import styles from './SignInNotices.module.css';
import { TellContext } from './TellContext.ts';
import type { SignInTrouble } from './signInTrouble.ts';
import { TROUBLE_TEXTS } from './troubleTexts.ts';
import { useSignInTrouble } from './useSignInTrouble.ts';

const READING_MS = 5000;

function TroubleNotice({ trouble: { reason, options } }: { readonly trouble: SignInTrouble }) {
  const session = useSession();
  const { title, text, action } = TROUBLE_TEXTS[reason];
  return (
    <div role="alert" className={styles.notice}>
      <span aria-hidden="true" className={styles.icon}>
        <WarningIcon />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <Button size="small" onClick={() => void session.signIn(options)}>
        {action}
      </Button>
      <IconButton
        size="small"
        label="Lukk"
        icon={<CloseIcon />}
        onClick={() => session.signInTrouble.set(undefined)}
      />
    </div>
  );
}

/** Shows sign-in errors and callback notices. Protected pages show their own errors. */
export function SignInNotices({ children }: { readonly children: ReactNode }) {
  const trouble = useSignInTrouble();
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => setTold(undefined), READING_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const isShown = trouble && trouble.reason !== 'cameBack' && trouble.options.redirectPath === undefined;
  return (
    <TellContext value={setTold}>
      {children}
      {isShown && <TroubleNotice trouble={trouble} />}
      {!isShown && told !== undefined && (
        <div role="status" className={styles.notice}>
          <span aria-hidden="true" className={styles.icon}>
            <InfoIcon />
          </span>
          <p className={styles.title}>{told}</p>
        </div>
      )}
    </TellContext>
  );
}
