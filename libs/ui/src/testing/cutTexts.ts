/** For rounding, and glyphs that overflow their line. */
const TOLERANCE = 2;

/** Scroll containers can show all of their content. */
const SCROLLS = new Set(['auto', 'scroll']);
const CUTS = new Set(['hidden', 'clip']);

/** Whether text is hidden visually, or repeats an image. */
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

/** Finds the page edge or ancestor that clips a text. */
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
 * Lists the texts in an element that are clipped, each with the reason, and reports horizontal page overflow.
 * Empty if all text is readable.
 *
 * @param allowedSelector elements that may clip, because the full text is available elsewhere
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

/** Longer than a line on most phones. */
export const LONG_WORD = 'Menneskerettighetsforkjemperforeningen';
