import { useMemo } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useSetInMyListMutation, type Card } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { CheckIcon, classNames, IconButton, InfoIcon, PlayIcon, PlusIcon } from '@tv/ui';
import { collectReports } from '../../report/collectReports.ts';
import type { CardShape } from '../CardPicture.tsx';
import type { CardNow } from '../cardNow.ts';
import { CardAnchor } from '../link/CardAnchor.tsx';
import { detailsLink, playLink } from '../link/playLink.ts';
import { useLinkContext } from '../link/useLinkContext.ts';
import { named } from '../words/named.ts';
import styles from './CardActions.module.css';

export interface CardActionsProps {
  readonly card: Card;
  readonly happening: CardNow;
  readonly shape: CardShape;
  /** Whether my list is offered here: a channel is no title, and what stands in the list has a button for that already. */
  readonly hasMyList: boolean;
  readonly isInMyList: boolean;
  readonly onMyListChange: (isInMyList: boolean) => void;
  readonly onOpen?: (() => void) | undefined;
}

/** What a lifted card offers besides opening it: play at once, my list, and details. */
export function CardActions({
  card,
  happening,
  shape,
  hasMyList,
  isInMyList,
  onMyListChange,
  onOpen,
}: CardActionsProps) {
  const context = useLinkContext();
  const title = named(card.title);
  const { state, target } = happening;
  // What is missing in the card's data was reported when its own link was made.
  const { value: offers } = useMemo(
    () =>
      collectReports((reporter) => ({
        play: playLink(card, { state: state.type, target }, { ...context, reporter }),
        details: detailsLink(card, { ...context, reporter }),
      })),
    [card, state.type, target, context],
  );
  return (
    <div className={classNames(styles.actions, styles[shape])}>
      {offers.play ? (
        <CardAnchor
          link={offers.play}
          className={styles.play}
          aria-label={`Spill av ${title}`}
          title="Spill av"
          onClick={onOpen}
        >
          <PlayIcon />
        </CardAnchor>
      ) : null}
      {hasMyList ? <MyListButton card={card} isInMyList={isInMyList} onChange={onMyListChange} /> : null}
      {offers.details ? (
        <CardAnchor
          link={offers.details}
          className={styles.more}
          aria-label={`Mer om ${title}`}
          title="Mer om"
          onClick={onOpen}
        >
          <InfoIcon />
        </CardAnchor>
      ) : null}
    </div>
  );
}

/** Shows the change at once, and takes it back where the server refuses it. Only customers have a list. */
function MyListButton({
  card,
  isInMyList,
  onChange,
}: {
  readonly card: Card;
  readonly isInMyList: boolean;
  readonly onChange: (isInMyList: boolean) => void;
}) {
  const viewer = useViewer();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [setInMyList] = useSetInMyListMutation();
  const link = card.links?.myList?.href;
  if (viewer.kind === 'anonymous' || link === undefined) return null;
  const title = named(card.title);
  const toggle = async () => {
    const isMember = !isInMyList;
    onChange(isMember);
    try {
      await setInMyList({ link, isMember }).unwrap();
      analytics.push({
        event: 'toggle_wish_list',
        titleId: card.id,
        title: card.title,
        isInMyList: isMember,
      });
    } catch (error) {
      onChange(isInMyList);
      reporter.error(error, 'card.myList');
    }
  };
  return (
    <IconButton
      label={isInMyList ? `Fjern ${title} fra Min liste` : `Legg ${title} i Min liste`}
      title={isInMyList ? 'Fjern fra Min liste' : 'Legg i Min liste'}
      icon={isInMyList ? <CheckIcon /> : <PlusIcon />}
      variant="on-image"
      size="small"
      onClick={() => void toggle()}
    />
  );
}
