/** Half a pixel may be lost to rounding, and letters reach a little beyond their line. */
const TOLERANCE = 2;

/** A window narrower than its page has something to scroll to; a part that scrolls by itself shows all in time. */
const SCROLLS = new Set(['auto', 'scroll']);
const CUTS = new Set(['hidden', 'clip']);

/** Whether words are not for the eye: hidden, or a repetition that is drawn as a picture. */
function isUnseen(element: Element): boolean {
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

/** What keeps words from being seen: the page's edge, or the edge of something around them that cuts. */
function cutBy(text: Text, root: Element): string | undefined {
  const box = boxOf(text);
  let scrolls = false;
  for (let around = text.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (clipPath !== 'none') return undefined;
    if (SCROLLS.has(overflowX)) scrolls = true;
    if (CUTS.has(overflowX) && (box.right > edge.right + TOLERANCE || box.left < edge.left - TOLERANCE)) {
      return around === document.body ? undefined : `cut at the side by .${around.className}`;
    }
    if (CUTS.has(overflowY) && box.bottom > edge.bottom + TOLERANCE) {
      return `cut below by .${around.className}`;
    }
    if (around === root || scrolls) break;
  }
  const isOutside = box.right > document.documentElement.clientWidth + TOLERANCE || box.left < -TOLERANCE;
  return isOutside && !scrolls ? 'outside the page' : undefined;
}

/**
 * The words in an element that cannot be read to their end, each with why; and whether the page has grown beyond its
 * window. For stories with long words: nothing is cut, and nothing scrolls sideways, where this is empty.
 *
 * @param mayBeCut  selector of what is cut on purpose, since it leads to where it stands in full
 */
export function cutTexts(root: Element, mayBeCut = ':not(*)'): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found =
    scrollWidth > clientWidth ? [`page of ${scrollWidth} px in a window of ${clientWidth} px`] : [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '' || !parent) continue;
    if (parent.closest(mayBeCut) || isUnseen(parent)) continue;
    const why = cutBy(node, root);
    if (why !== undefined) found.push(`${node.data.slice(0, 40)}: ${why}`);
  }
  return found;
}

/** A word that is longer than a phone's line in most sizes, as data may bring one. */
export const LONG_WORD = 'Menneskerettighetsforkjemperforeningen';
