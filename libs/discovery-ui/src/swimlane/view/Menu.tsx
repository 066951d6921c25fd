import type { Card } from '@tv/api-client';
import { classNames, Image, Scroller } from '@tv/ui';
import { nonBlank, titleOrFallback } from '../../card/labels/cardTexts.ts';
import { CardAnchor } from '../../card/link/CardAnchor.tsx';
import { cardLink } from '../../card/link/cardLink.ts';
import { resolveBehavior } from '../../card/status/resolveBehavior.ts';
import { useRule } from '../../report/useRule.ts';
import { MENU_RATIO, type MenuLook } from '../layout/laneLayout.ts';
import { railPictureSizes } from '../layout/railSizes.ts';
import styles from './Menu.module.css';
import { IMPRESSION_ATTRIBUTE, type LaneCardsProps } from './laneCardsProps.ts';

/** A lane of navigation links (LANE-15…18). */
export function Menu({
  look,
  name,
  cards,
  keys,
  now,
  onOpen,
  sentinelRef,
}: Omit<LaneCardsProps, 'laneType' | 'isPriority' | 'showMore'> & { readonly look: MenuLook }) {
  const entries = cards.map((card, index) => (
    <MenuEntry
      key={keys[index]}
      card={card}
      mark={{ [IMPRESSION_ATTRIBUTE]: keys[index] }}
      now={now}
      look={look}
      end={index === cards.length - 1 ? sentinelRef : undefined}
      onOpen={() => onOpen(card, index)}
    />
  ));
  if (look === 'text') {
    return (
      <ul aria-label={nonBlank(name)} className={styles.texts}>
        {entries.map((entry) => (
          <li key={entry.key}>{entry}</li>
        ))}
      </ul>
    );
  }
  return (
    <Scroller label={name} shape={look === 'thumbnail' ? 'landscape' : 'square'} className={styles[look]}>
      {entries}
    </Scroller>
  );
}

function MenuEntry({
  card,
  mark,
  now,
  look,
  end,
  onOpen,
}: {
  readonly card: Card;
  readonly mark: Readonly<Record<typeof IMPRESSION_ATTRIBUTE, string | undefined>>;
  readonly now: number;
  readonly look: MenuLook;
  readonly end: LaneCardsProps['sentinelRef'];
  readonly onOpen: () => void;
}) {
  const link = useRule(cardLink, card, resolveBehavior(card, now));
  const logo = card.logos?.[0]?.logo ?? card.channel?.logo ?? card.image?.url;
  const content = (
    <>
      {look === 'text' ? null : (
        <span className={styles.picture}>
          <Image
            src={look === 'logo' ? logo : card.image?.url}
            alt=""
            aspectRatio={MENU_RATIO[look]}
            fit={look === 'logo' ? 'contain' : 'cover'}
            isLogo={look === 'logo'}
            isAdaptive={look !== 'logo'}
            width={200}
            {...(look === 'thumbnail' && {
              sizes: railPictureSizes({ shape: 'landscape', size: 'standard' }),
            })}
          />
        </span>
      )}
      <span ref={end} className={styles.name}>
        {titleOrFallback(card.title)}
      </span>
    </>
  );
  return link ? (
    <CardAnchor link={link} className={classNames(styles.entry, styles[look])} onClick={onOpen} {...mark}>
      {content}
    </CardAnchor>
  ) : (
    <span className={classNames(styles.entry, styles[look])} {...mark}>
      {content}
    </span>
  );
}
