import { useGetProviderVariantsQuery, type CoverPage, type ProviderVariant } from '@tv/api-client';
import { Button, classNames, Skeleton } from '@tv/ui';
import { ProviderLogo } from '../../billboard/ProviderLogo.tsx';
import { StateBadge } from '../../card/labels/StateBadge.tsx';
import { nonBlank } from '../../card/labels/cardTexts.ts';
import { VariantButton } from './VariantButton.tsx';
import styles from './VariantList.module.css';
import { useUserVariant } from './useUserVariant.ts';
import { useVariantAction } from './useVariantAction.ts';
import { variantTexts } from './variantTexts.ts';

export interface VariantListProps {
  readonly page: CoverPage;
  /** API link (COVER-22). */
  readonly link: string;
  readonly label: string;
  /** Stacked, without a background. */
  readonly isNarrow?: boolean;
}

/** Providers of a title and their actions (COVER-02). */
export function VariantList({ page, link, label, isNarrow = false }: VariantListProps) {
  const { currentData, error, refetch } = useGetProviderVariantsQuery(link);
  const className = classNames(styles.list, isNarrow && styles.narrow);
  if (error !== undefined && !currentData) {
    return (
      <div className={className} role="status">
        <p>Vi fikk ikke hentet tilbyderne.</p>
        <Button size="small" onClick={() => void refetch()}>
          Prøv igjen
        </Button>
      </div>
    );
  }
  if (!currentData) return <VariantListSkeleton isNarrow={isNarrow} />;
  return (
    <ul className={className} aria-label={label}>
      {currentData
        // `ShowVariants` is not a provider.
        .filter(({ behavior }) => behavior !== 'ShowVariants')
        .map((variant) => (
          <VariantRow key={variant.id} page={page} serverVariant={variant} />
        ))}
    </ul>
  );
}

export function VariantListSkeleton({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  return (
    <div className={classNames(styles.list, isNarrow && styles.narrow)} aria-busy="true">
      <div className={styles.variant}>
        <span className={styles.logo}>
          <Skeleton aspectRatio={2} />
        </span>
        <div className={styles.words}>
          <Skeleton shape="text" width="6em" />
          <Skeleton shape="text" width="10em" />
        </div>
        <span className={styles.place} />
      </div>
    </div>
  );
}

function VariantRow({
  page,
  serverVariant,
}: {
  readonly page: CoverPage;
  readonly serverVariant: ProviderVariant;
}) {
  const variant = useUserVariant(serverVariant) ?? serverVariant;
  const action = useVariantAction(page, variant);
  const name = nonBlank(variant.providerName) ?? variant.providerId;
  const { badge, restriction, note } = variantTexts(variant);
  const price = variant.price === undefined || variant.state === 'Rented' ? undefined : `${variant.price} kr`;
  return (
    <li className={styles.variant}>
      <span className={styles.logo}>
        {variant.logo === undefined ? null : <ProviderLogo src={variant.logo} />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {badge && <StateBadge {...badge} />}
        </p>
        <p className={styles.note}>
          {[restriction, note, price]
            .filter((text) => text !== undefined && text !== action?.label)
            .join(' · ')}
        </p>
      </div>
      {action ? (
        <VariantButton
          action={action}
          element={{ id: variant.id, name: page.title }}
          look="secondary"
          size="small"
          providerName={name}
        />
      ) : null}
    </li>
  );
}
