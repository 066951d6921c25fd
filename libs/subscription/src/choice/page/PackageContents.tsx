import { useConfig } from '@tv/config';
import { PartBoundary } from '@tv/ssr';
import { Image, Skeleton } from '@tv/ui';
import { Section } from '../../frame/Section.tsx';
import { channelName, sortChannels } from '../../package/sortChannels.ts';
import { useMatchingPackage } from '../../package/useMatchingPackage.ts';
import { productsOf, type Choice } from '../rules/choice.ts';
import { IncludedServices } from './IncludedServices.tsx';
import styles from './PackageContents.module.css';

interface PackageContentsProps {
  readonly choice: Choice;
  /** Replaces the default heading. */
  readonly title?: string;
}

/** Channel logos (PKG-26) and streaming services of a choice. */
export function PackageContents({ choice, title }: PackageContentsProps) {
  return (
    <Section title={title ?? `Det du får med ${choice.base.name}`} className={styles.section}>
      <PartBoundary fallback={<Skeleton className={styles.place} />}>
        <Channels choice={choice} />
      </PartBoundary>
      <IncludedServices base={choice.base} />
    </Section>
  );
}

function Channels({ choice }: { readonly choice: Choice }) {
  const { channelOrder } = useConfig().products;
  const matchingPackage = useMatchingPackage(productsOf(choice));
  if (matchingPackage === undefined || matchingPackage.channels.length === 0) return null;
  return (
    <ul aria-label="Kanaler" className={styles.channels}>
      {sortChannels(matchingPackage.channels, channelOrder).map((channel) => (
        <li key={channel.id} className={styles.channel}>
          <Image
            src={channel.logo}
            alt=""
            aspectRatio={2}
            width={72}
            fit="contain"
            isAdaptive={false}
            isLogo
            className={styles.logo}
          />
          <span className={styles.name}>{channelName(channel)}</span>
        </li>
      ))}
    </ul>
  );
}
