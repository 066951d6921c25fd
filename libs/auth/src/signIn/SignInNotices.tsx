import { createContext, useEffect, useState, type ReactNode } from 'react';
import { Button, CloseIcon, IconButton, InfoIcon, WarningIcon } from '@tv/ui';
import { useSession, useSignInError } from '../session/SessionProvider.tsx';
import styles from './SignInNotices.module.css';
import { SIGN_IN_ERROR_MESSAGES, type SignInError } from './signInError.ts';

/** Shows a notice on the next page. */
export const NotifyContext = createContext<(message: string) => void>(() => undefined);

const NOTICE_DURATION_MS = 5000;

function SignInErrorNotice({ signInError: { reason, options } }: { readonly signInError: SignInError }) {
  const session = useSession();
  const { title, text, action } = SIGN_IN_ERROR_MESSAGES[reason];
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
        onClick={() => session.signInError.set(undefined)}
      />
    </div>
  );
}

/** Shows sign-in errors and callback notices. Protected pages show their own errors. */
export function SignInNotices({ children }: { readonly children: ReactNode }) {
  const signInError = useSignInError();
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    if (notice === undefined) return undefined;
    const timer = setTimeout(() => setNotice(undefined), NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const isShown =
    signInError && signInError.reason !== 'cameBack' && signInError.options.redirectPath === undefined;
  return (
    <NotifyContext value={setNotice}>
      {children}
      {isShown && <SignInErrorNotice signInError={signInError} />}
      {!isShown && notice !== undefined && (
        <div role="status" className={styles.notice}>
          <span aria-hidden="true" className={styles.icon}>
            <InfoIcon />
          </span>
          <p className={styles.title}>{notice}</p>
        </div>
      )}
    </NotifyContext>
  );
}
