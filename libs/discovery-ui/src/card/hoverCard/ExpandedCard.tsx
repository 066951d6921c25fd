import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { Button, classNames, Image, InfoIcon, PlayIcon } from '@tv/ui';
import { TitleFacts } from '../../billboard/TitleFacts.tsx';
import { cardLogo, PICTURE_RATIO, PictureMarks } from '../CardPicture.tsx';
import { MyListIconButton } from '../actions/MyListIconButton.tsx';
import { PersonalListButton } from '../actions/PersonalListButton.tsx';
import { useCardActionLinks } from '../actions/useCardActionLinks.ts';
import { nonBlank, titleOrFallback } from '../labels/cardTexts.ts';
import { CardAnchor } from '../link/CardAnchor.tsx';
import { playLabel } from '../link/playLink.ts';
import styles from './ExpandedCard.module.css';
import { EXPANDED_ATTRIBUTE, getCardPicture, SOURCE_ATTRIBUTE } from './cardElements.browser.ts';
import type { RegisteredCard } from './cardRegistry.tsx';
import { expandedPosition, expandedWidth } from './expandedPosition.ts';

/**
 * A larger version of a card under a resting pointer. No tab stop and no focus; its text is hidden from screen
 * readers.
 */
export function ExpandedCard({
  element,
  ...registeredCard
}: RegisteredCard & { readonly element: HTMLElement }) {
  const { card, viewModel, link, shape, laneType, isChannel, hasListButton, onOpen } = registeredCard;
  const frame = useRef<HTMLDivElement>(null);
  useExpandedPosition(frame, element, shape === 'portrait');
  const actionLinks = useCardActionLinks(registeredCard);
  const title = titleOrFallback(card.title);
  const description = nonBlank(card.description);
  const play = playLabel(viewModel.state.type, viewModel.target);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={title}
      className={classNames(styles.grown, styles[shape])}
      {...{ [EXPANDED_ATTRIBUTE]: '' }}
    >
      <div className={styles.picture} style={placeholderStyle(element)} data-tone="dark" aria-hidden="true">
        <Image
          src={card.image?.url}
          alt=""
          aspectRatio={PICTURE_RATIO[shape]}
          sizes={shape === 'portrait' ? '260px' : '480px'}
          isPriority
          isGreyscale={viewModel.isGreyscale}
          className={styles.image}
        />
        <PictureMarks logo={cardLogo(card)} viewModel={viewModel} />
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
            <TitleFacts
              lockedAgeLimit={viewModel.lockedAgeLimit}
              imdbRating={card.imdbRating}
              ageLimit={card.ageLimit}
            >
              {[viewModel.subtitle ?? card.channel?.name, viewModel.rightBottomLabel].map((fact, index) =>
                fact === undefined ? null : <span key={index}>{fact}</span>,
              )}
            </TitleFacts>
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
          {hasListButton ? (
            <PersonalListButton
              card={card}
              laneType={laneType}
              isChannel={isChannel}
              tabIndex={-1}
              className={styles.round}
            />
          ) : isChannel ? null : (
            <MyListIconButton card={card} variant="plain" className={styles.round} />
          )}
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

/** Returns the small picture as background, until the larger one has loaded. */
function placeholderStyle(card: HTMLElement): CSSProperties | undefined {
  const shown = card.querySelector('img')?.currentSrc;
  return shown ? { backgroundImage: `url(${JSON.stringify(shown)})` } : undefined;
}

/** Positions the expanded card over its original before paint. */
function useExpandedPosition(frame: RefObject<HTMLElement | null>, card: HTMLElement, isPoster: boolean) {
  useLayoutEffect(() => {
    const element = frame.current;
    const picture = getCardPicture(card)?.getBoundingClientRect();
    if (!element || !picture) return;
    card.setAttribute(SOURCE_ATTRIBUTE, '');
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const widths = expandedWidth(picture, isPoster, viewport);
    const { style } = element;
    style.setProperty('--width', `${widths.width}px`);
    style.setProperty('--picture', `${widths.picture}px`);
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const ratio = picture.height / picture.width;
    const { left, top, isMirrored, origin } = expandedPosition(
      picture,
      size,
      { width: widths.picture, height: isPoster ? size.height : widths.picture * ratio },
      isPoster,
      viewport,
    );
    style.setProperty('left', `${left}px`);
    style.setProperty('top', `${top}px`);
    style.setProperty('--from', String(picture.width / widths.picture));
    style.setProperty('transform-origin', `${origin.x}px ${origin.y}px`);
    element.toggleAttribute('data-mirrored', isMirrored);
    return () => card.removeAttribute(SOURCE_ATTRIBUTE);
  }, [frame, card, isPoster]);
}
