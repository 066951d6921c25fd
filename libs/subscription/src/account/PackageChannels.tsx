import { useGetPackagesQuery } from '@tv/api-client';
import { useConfig } from '@tv/config';
import { PartBoundary } from '@tv/ssr';
import { Image, Skeleton } from '@tv/ui';
import { useOwnedProducts } from '../overview/useOwnedProducts.ts';
import { channelName, sortChannels } from '../package/sortChannels.ts';
import type { SubscribedPackage } from '../status/subscriptionState.ts';
import styles from './PackageChannels.module.css';

const logoSkeleton = <Skeleton className={styles.placeholder} />;

/** The last slot shows how many more there are. */
const MAX_LOGOS = 12;

/** Name and channel logos of the customer's package. */
export function PackageChannels({ subscribed }: { readonly subscribed: SubscribedPackage }) {
  return (
    <section aria-labelledby="pakken-din" data-tone="dark" className={styles.picture}>
      <PartBoundary fallback={<PackageHeading title={undefined} />}>
        <NamedPackage subscribed={subscribed} />
      </PartBoundary>
      <PartBoundary fallback={logoSkeleton}>
        <Channels id={subscribed.id} />
      </PartBoundary>
    </section>
  );
}

function NamedPackage({ subscribed }: { readonly subscribed: SubscribedPackage }) {
  return <PackageHeading title={useOwnedProducts(subscribed).title} />;
}

function PackageHeading({ title }: { readonly title: string | undefined }) {
  return (
    <h2 id="pakken-din" className={styles.name} aria-label={title === undefined ? 'Pakken din' : undefined}>
      {title ?? <Skeleton shape="text" width="9em" />}
    </h2>
  );
}

function Channels({ id }: { readonly id: string }) {
  const { channelOrder } = useConfig().products;
  const { data, isError } = useGetPackagesQuery();
  if (data === undefined && !isError) return logoSkeleton;
  const channels = sortChannels(data?.find((one) => one.id === id)?.channels ?? [], channelOrder);
  if (channels.length === 0) return null;
  const shown = channels.length > MAX_LOGOS ? channels.slice(0, MAX_LOGOS - 1) : channels;
  const more = channels.length - shown.length;
  return (
    <ul aria-label="Kanaler" className={styles.channels}>
      {shown.map((channel) => (
        <li key={channel.id} className={styles.channel}>
          <Image
            src={channel.logo}
            alt={channelName(channel)}
            aspectRatio={2}
            width={96}
            fit="contain"
            isAdaptive={false}
            isLogo
          />
        </li>
      ))}
      {more > 0 && <li className={styles.channel}>+ {more} til</li>}
    </ul>
  );
}
