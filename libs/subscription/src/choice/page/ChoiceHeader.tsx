import { openTabStorage } from '@tv/browser-storage/browser';
import { useBrand } from '@tv/config';
import { PartBoundary, useIsHydrated } from '@tv/ssr';
import { Image } from '@tv/ui';
import { storedSignUpAsset } from '../../recommendation/signUpFromAsset.ts';
import type { SignUpFromAsset } from '../../recommendation/signUpFromAsset.ts';
import styles from './ChoiceHeader.module.css';
import { useFrontPageSwimlane } from './useFrontPageSwimlane.ts';

const POSTER_COUNT = 5;

/** Page header, with the title that the user wanted to watch. */
export function ChoiceHeader() {
  const asset = useIsHydrated() ? storedSignUpAsset.read(openTabStorage()) : undefined;
  return (
    <header className={styles.opening}>
      {asset ? <AssetHeading asset={asset} /> : <DefaultHeading />}
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

function DefaultHeading() {
  const { texts } = useBrand();
  return (
    <div className={styles.words}>
      <p className={styles.before}>{texts.tagline}</p>
      <h1 className={styles.title}>Velg pakken din</h1>
      <p className={styles.lead}>Ingen bindingstid. Du kan bytte eller stoppe når du vil.</p>
    </div>
  );
}

function AssetHeading({ asset: { name, provider, genres } }: { readonly asset: SignUpFromAsset }) {
  const about = [provider, ...genres.slice(0, 2)].filter(Boolean).join(' · ');
  return (
    <div className={styles.words}>
      <p className={styles.before}>{about}</p>
      <h1 className={styles.title}>For å se {name}</h1>
      <p className={styles.lead}>
        Vi har valgt det som skal til. Legg til eller ta bort det du vil: ingen bindingstid.
      </p>
    </div>
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
