import type { Package } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { Badge } from '@tv/ui';
import styles from './PackageCard.module.css';
import { packageTitle } from './packageName.ts';

/** Names shown before 'og n til'. */
const NAMED_CHANNELS = 6;

const kroner = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 });

function channelLine(names: readonly string[]): string {
  const rest = names.length - NAMED_CHANNELS;
  return rest > 0 ? `${names.slice(0, NAMED_CHANNELS).join(', ')} og ${rest} til` : names.join(', ');
}

/** What one gets in a package and what it costs a month. */
export function PackageCard({
  package: { name, price, channels, offersTrialPeriod },
}: {
  readonly package: Package;
}) {
  const { productPrefix } = useBrand();
  const names = channels
    .map(({ displayName, name: own }) => displayName?.trim() || own)
    .filter((channel) => channel.trim() !== '');
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>{packageTitle(name, productPrefix)}</h2>
      {offersTrialPeriod === true && <Badge>Prøveperiode</Badge>}
      <p className={styles.price}>
        <strong>{kroner.format(price)} kr</strong>/md.
      </p>
      <p className={styles.count}>{channels.length === 1 ? '1 kanal' : `${channels.length} kanaler`}</p>
      <p className={styles.channels}>{channelLine(names)}</p>
    </article>
  );
}
