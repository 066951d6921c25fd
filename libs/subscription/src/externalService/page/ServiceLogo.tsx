import { PartBoundary } from '@tv/ssr';
import { Image } from '@tv/ui';
import { useFrontPageSwimlane } from '../../choice/page/useFrontPageSwimlane.ts';
import styles from './ServiceLogo.module.css';

const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-zæøå0-9]/g, '');

/** Logo from the front page's service row, or the name. Hidden from screen readers. */
export function ServiceLogo({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className={styles.logo}>
      <PartBoundary fallback={name}>
        <FoundLogo name={name} />
      </PartBoundary>
    </span>
  );
}

function FoundLogo({ name }: { readonly name: string }) {
  const cards = useFrontPageSwimlane((style) => style === 'MenuLogo');
  const card = cards.find(({ title }) => normalizeName(title).startsWith(normalizeName(name)));
  const logo = card?.logos?.[0]?.logo ?? card?.image?.url;
  return logo === undefined ? (
    name
  ) : (
    <Image src={logo} alt="" aspectRatio={2.5} width={100} fit="contain" isAdaptive={false} isLogo />
  );
}
