import { openTabStorage } from '@tv/browser-storage/browser';
import { useBrand } from '@tv/config';
import { PartBoundary, useIsHydrated } from '@tv/ssr';
import { Image } from '@tv/ui';
import { storedSignUpAsset } from '../../recommendation/signUpFromAsset.ts';
import styles from './ChoiceHeader.module.css';
import { useFrontPageSwimlane } from './useFrontPageSwimlane.ts';

const POSTER_COUNT = 5;

/** Page header, with the title that the user wanted to watch. */
export function ChoiceHeader() {
  const { texts } = useBrand();
  const asset = useIsHydrated() ? storedSignUpAsset.read(openTabStorage()) : undefined;
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <p className={styles.before}>
          {asset ? [asset.provider, ...asset.genres.slice(0, 2)].filter(Boolean).join(' · ') : texts.tagline}
        </p>
        <h1 className={styles.title}>{asset ? `For å se ${asset.name}` : 'Velg pakken din'}</h1>
        <p className={styles.lead}>
          {asset
            ? 'Vi har valgt det som skal til. Legg til eller ta bort det du vil: ingen bindingstid.'
            : 'Ingen bindingstid. Du kan bytte eller stoppe når du vil.'}
        </p>
      </div>
      <div aria-hidden="true" className={styles.pictures}>
        {asset ? (
          <span className={styles.wide}>
            <Image src={asset.image} alt="" aspectRatio={16 / 9} width={480} isPriority />
          </span>
        ) : (
          <PartBoundary fallback={<Posters pictures={[]} />}>
            <FrontPagePosters />
          </PartBoundary>
        )}
      </div>
    </header>
  );
}

function FrontPagePosters() {
  const cards = useFrontPageSwimlane((style) => style.includes('Portrait'));
  return <Posters pictures={cards.flatMap(({ image }) => image?.url ?? []).slice(0, POSTER_COUNT)} />;
}

function Posters({ pictures }: { readonly pictures: readonly string[] }) {
  return (
    <>
      {Array.from({ length: POSTER_COUNT }, (_, index) => (
        // Fixed slots avoid layout shift.
        <span key={index} className={styles.poster}>
          <Image src={pictures[index]} alt="" aspectRatio={2 / 3} width={200} isPriority={index < 2} />
        </span>
      ))}
    </>
  );
}
