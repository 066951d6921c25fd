import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openTabStorage } from '@tv/browser-storage/browser';
import { DocumentHead } from '@tv/config/head';
import { Skeleton } from '@tv/ui';
import styles from './AccessPage.module.css';
import { storedSignUpAsset } from './signUpFromAsset.ts';
import { useAccessRedirect } from './useAccessRedirect.ts';

/**
 * `/tilgang/{type}/{id}`: redirects to the products that give access to an asset (REC-01…03). Customers go to
 * the purchase, visitors to the package choice.
 */
export function AccessPage() {
  const access = useAccessRedirect();
  const navigate = useNavigate();
  useEffect(() => {
    if (access === undefined) return;
    if (access.asset) storedSignUpAsset.write(openTabStorage(), access.asset);
    else storedSignUpAsset.clear(openTabStorage());
    void navigate(access.to, { replace: true });
  }, [access, navigate]);
  return (
    <div className={styles.page}>
      <DocumentHead title="Finner pakken som passer" isHidden />
      <div role="status" aria-busy="true" className={styles.words}>
        <h1>Finner pakken som passer</h1>
        <Skeleton shape="text" width="16em" />
        <Skeleton className={styles.place} />
      </div>
    </div>
  );
}
