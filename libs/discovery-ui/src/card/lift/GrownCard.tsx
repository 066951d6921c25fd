import { useRef, type CSSProperties } from 'react';
import { Button, classNames, Image, InfoIcon, PlayIcon } from '@tv/ui';
import { Facts } from '../../billboard/Facts.tsx';
import { PICTURE_RATIO } from '../CardPicture.tsx';
import { PictureMarks } from '../PictureMarks.tsx';
import { ListButton } from '../actions/ListButton.tsx';
import { MyListIcon } from '../actions/MyListIcon.tsx';
import { useOffers } from '../actions/useOffers.ts';
import { CardAnchor } from '../link/CardAnchor.tsx';
import { given } from '../words/given.ts';
import { named } from '../words/named.ts';
import { playLabel } from '../words/playLabel.ts';
import styles from './GrownCard.module.css';
import type { CardOnPage } from './cardsOnPage.browser.ts';
import { GROWN } from './grownFrom.browser.ts';
import { useGrownPlace } from './useGrownPlace.browser.ts';

export interface GrownCardProps extends CardOnPage {
  readonly element: HTMLElement;
}

/**
 * A larger version of a card under a resting pointer. No tab stop and no focus; its text is hidden from
 * screen readers, its button names serve voice control.
 */
export function GrownCard({ element, ...registeredCard }: GrownCardProps) {
  const { card, happening, link, shape, laneType, isChannel, hasList, onOpen } = registeredCard;
  const frame = useRef<HTMLDivElement>(null);
  useGrownPlace(frame, element, shape === 'portrait');
  const actionLinks = useOffers(registeredCard);
  const title = named(card.title);
  const description = given(card.description);
  const play = playLabel(happening.state.type, happening.target);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={title}
      className={classNames(styles.grown, styles[shape])}
      {...{ [GROWN]: '' }}
    >
      <div className={styles.picture} style={placeholderStyle(element)} data-tone="dark" aria-hidden="true">
        <Image
          src={card.image?.url}
          alt=""
          aspectRatio={PICTURE_RATIO[shape]}
          sizes={shape === 'portrait' ? '260px' : '480px'}
          isPriority
          isGreyscale={happening.isGreyscale}
          className={styles.image}
        />
        <PictureMarks card={card} happening={happening} />
      </div>
      <div className={styles.words}>
        <div aria-hidden="true" className={styles.texts}>
          <p className={styles.title}>
            {link ? (
              <CardAnchor link={link} className={styles.link} tabIndex={-1} onClick={onOpen}>
                {title}
              </CardAnchor>
            ) : (
              title
            )}
          </p>
          <div className={styles.facts}>
            <Facts
              lockedAgeLimit={happening.lockedAgeLimit}
              imdbRating={card.imdbRating}
              ageLimit={card.ageLimit}
            >
              {[happening.subtitle ?? card.channel?.name, happening.rightBottomLabel].map((fact, index) =>
                fact === undefined ? null : <span key={index}>{fact}</span>,
              )}
            </Facts>
          </div>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.actions}>
          {actionLinks.play ? (
            <Button
              as={CardAnchor}
              link={actionLinks.play}
              variant="primary"
              size="small"
              icon={<PlayIcon />}
              aria-label={`${play}: ${title}`}
              tabIndex={-1}
              onClick={onOpen}
            >
              {play}
            </Button>
          ) : null}
          {hasList ? (
            <ListButton
              card={card}
              laneType={laneType}
              isChannel={isChannel}
              tabIndex={-1}
              className={styles.round}
            />
          ) : null}
          {isChannel || hasList ? null : <MyListIcon card={card} variant="plain" className={styles.round} />}
          {actionLinks.details ? (
            <Button
              as={CardAnchor}
              link={actionLinks.details}
              variant="quiet"
              size="small"
              icon={<InfoIcon />}
              className={styles.more}
              aria-label={`Mer info: ${title}`}
              tabIndex={-1}
              onClick={onOpen}
            >
              Mer info
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The small picture as background, until the larger one has loaded. */
function placeholderStyle(card: HTMLElement): CSSProperties | undefined {
  const shown = card.querySelector('img')?.currentSrc;
  return shown ? { backgroundImage: `url(${JSON.stringify(shown)})` } : undefined;
}
