/** For rounding, and glyphs that overflow their line. */
const TOLERANCE_PX = 2;

/** Scroll containers can show all of their content. */
const SCROLLING_OVERFLOW = new Set(['auto', 'scroll']);
const CLIPPING_OVERFLOW = new Set(['hidden', 'clip']);

/** Returns whether text is hidden visually, or repeats an image. */
function isVisuallyHidden(element: Element): boolean {
  return (
    element.closest('[aria-hidden="true"], [hidden], title, style, script') !== null ||
    !element.checkVisibility({ visibilityProperty: true }) ||
    getComputedStyle(element).clipPath !== 'none'
  );
}

function boxOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** Finds the page edge or ancestor that clips a text. */
function findClippingReason(text: Text, root: Element): string | undefined {
  const box = boxOf(text);
  let scrolls = false;
  for (let around = text.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (clipPath !== 'none') return undefined;
    if (SCROLLING_OVERFLOW.has(overflowX)) scrolls = true;
    if (
      CLIPPING_OVERFLOW.has(overflowX) &&
      (box.right > edge.right + TOLERANCE_PX || box.left < edge.left - TOLERANCE_PX)
    ) {
      return around === document.body ? undefined : `cut at the side by .${around.className}`;
    }
    if (CLIPPING_OVERFLOW.has(overflowY) && box.bottom > edge.bottom + TOLERANCE_PX) {
      return `cut below by .${around.className}`;
    }
    if (around === root || scrolls) break;
  }
  const isOutside =
    box.right > document.documentElement.clientWidth + TOLERANCE_PX || box.left < -TOLERANCE_PX;
  return isOutside && !scrolls ? 'outside the page' : undefined;
}

/**
 * Lists the texts in an element that are clipped, each with the reason, and reports horizontal page overflow.
 * Empty if all text is readable.
 *
 * @param allowedSelector elements that may clip, because the full text is available elsewhere
 */
export function findClippedTexts(root: Element, allowedSelector = ':not(*)'): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found =
    scrollWidth > clientWidth ? [`page of ${scrollWidth} px in a window of ${clientWidth} px`] : [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '' || !parent) continue;
    if (parent.closest(allowedSelector) || isVisuallyHidden(parent)) continue;
    const reason = findClippingReason(node, root);
    if (reason !== undefined) found.push(`${node.data.slice(0, 40)}: ${reason}`);
  }
  return found;
}

/** Longer than a line on most phones. */
export const LONG_WORD = 'Menneskerettighetsforkjemperforeningen';
