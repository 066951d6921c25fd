import { useConfig } from '@tv/config';
import { PartBoundary } from '@tv/rendering';
import { Image, Skeleton } from '@tv/ui';
import { channelName, channelsInOrder } from '../package/channelOrder.ts';
import { usePackageOf } from '../package/usePackageOf.ts';
import styles from './ChannelWall.module.css';
import { ServiceRow } from './ServiceRow.tsx';
import { productsOf, type Choice } from './choice.ts';

interface ChannelWallProps {
  readonly choice: Choice;
  /** Replaces the default heading. */
  readonly title?: string;
}

/** Channel logos (PKG-26) and streaming services of a choice. */
export function ChannelWall({ choice, title }: ChannelWallProps) {
  return (
    <section aria-labelledby="det-du-far" className={styles.section}>
      <h2 id="det-du-far">{title ?? `Det du får med ${choice.base.name}`}</h2>
      <PartBoundary fallback={<Skeleton className={styles.place} />}>
        <Channels choice={choice} />
      </PartBoundary>
      <ServiceRow base={choice.base} />
    </section>
  );
}

function Channels({ choice }: { readonly choice: Choice }) {
  const { channelOrder } = useConfig().products;
  const sold = usePackageOf(productsOf(choice));
  if (sold === undefined || sold.channels.length === 0) return null;
  return (
    <ul aria-label="Kanaler" className={styles.channels}>
      {channelsInOrder(sold.channels, channelOrder).map((channel) => (
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
