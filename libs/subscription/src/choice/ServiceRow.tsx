import type { Product } from '@tv/api-client';
import { PartBoundary } from '@tv/rendering';
import { Image } from '@tv/ui';
import styles from './ServiceRow.module.css';
import { productWords } from './productWords.ts';
import { useFrontLane } from './useFrontLane.ts';
import { useProductKeys } from './useProductKeys.ts';

/** Included streaming services, with logos from the front page. */
export function ServiceRow({ base }: { readonly base: Product }) {
  const services = productWords(useProductKeys()(base))?.services ?? [];
  if (services.length === 0) return null;
  return (
    <PartBoundary fallback={<Services names={services} />}>
      <ServicesWithLogos names={services} />
    </PartBoundary>
  );
}

interface ServicesProps {
  readonly names: readonly string[];
  readonly logoOf?: (name: string) => string | undefined;
}

function Services({ names, logoOf }: ServicesProps) {
  return (
    <ul aria-label="Strømmetjenester" className={styles.services}>
      {names.map((name) => {
        const logo = logoOf?.(name);
        return (
          <li key={name} className={styles.service}>
            {logo === undefined ? (
              name
            ) : (
              <Image
                src={logo}
                alt={name}
                aspectRatio={2.5}
                width={100}
                fit="contain"
                isAdaptive={false}
                isLogo
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-zæøå0-9]/g, '');

function ServicesWithLogos({ names }: ServicesProps) {
  const cards = useFrontLane((style) => style === 'MenuLogo');
  const logos = new Map(
    cards.map(({ title, logos: all, image }) => [plain(title), all?.[0]?.logo ?? image?.url]),
  );
  return <Services names={names} logoOf={(name) => logos.get(plain(name))} />;
}
