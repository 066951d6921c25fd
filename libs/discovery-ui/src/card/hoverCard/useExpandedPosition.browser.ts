import { useLayoutEffect, type RefObject } from 'react';
import { getCardPicture, SOURCE_ATTRIBUTE } from './cardElements.browser.ts';
import { expandedPosition, expandedWidth } from './expandedPosition.ts';

/** Positions the expanded card over its original before paint. */
export function useExpandedPosition(
  frame: RefObject<HTMLElement | null>,
  card: HTMLElement,
  isPoster: boolean,
): void {
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
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.setProperty('--from', String(picture.width / widths.picture));
    style.transformOrigin = `${origin.x}px ${origin.y}px`;
    element.toggleAttribute('data-mirrored', isMirrored);
    return () => card.removeAttribute(SOURCE_ATTRIBUTE);
  }, [frame, card, isPoster]);
}
