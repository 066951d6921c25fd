import type { Product } from '@tv/api-client';
import { PartBoundary } from '@tv/ssr';
import { Image } from '@tv/ui';
import styles from './IncludedServices.module.css';
import { useServiceLogo } from './useFrontPageSwimlane.ts';
import { useProductTexts } from './useProductTexts.ts';

/** Included streaming services, with logos from the front page. */
export function IncludedServices({ base }: { readonly base: Product }) {
  const services = useProductTexts()(base)?.services ?? [];
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

function ServicesWithLogos({ names }: ServicesProps) {
  return <Services names={names} logoOf={useServiceLogo()} />;
}
