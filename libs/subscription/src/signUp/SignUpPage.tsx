import { useGetPackagesQuery } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { Button, ErrorView, Skeleton } from '@tv/ui';
import { PackageCard } from '../package/PackageCard.tsx';
import { packagesByPrice } from '../package/packagesByPrice.ts';
import styles from './SignUpPage.module.css';

function Packages() {
  const { data, isError, isFetching, refetch } = useGetPackagesQuery();
  if (data !== undefined) {
    return (
      <ul className={styles.packages}>
        {packagesByPrice(data).map((one) => (
          <li key={one.id}>
            <PackageCard package={one} />
          </li>
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <ErrorView
        title="Noe gikk galt"
        text="Vi fikk ikke hentet pakkene."
        action={
          <Button onClick={() => void refetch()} isLoading={isFetching}>
            Prøv igjen
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.packages} aria-busy="true" aria-label="Henter pakker">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className={styles.placeholder} />
      ))}
    </div>
  );
}

/** `/bli-kunde`: the packages that one can choose among, cheapest first (PKG-01, PKG-25). */
export function SignUpPage() {
  return (
    <div className={styles.page}>
      <DocumentHead
        title="Bli kunde"
        description="Velg pakken din. Ingen bindingstid: du kan bytte eller stoppe når du vil."
        path={links.signUp()}
      />
      <header className={styles.heading}>
        <h1>Velg pakken din</h1>
        <p>Ingen bindingstid. Du kan bytte eller stoppe når du vil.</p>
      </header>
      <Packages />
    </div>
  );
}
