/**
 * Lets React remove, and insert before, texts that a browser's page translation has replaced by `<font>` elements.
 * Otherwise it throws and the page is lost (facebook/react#11538). The translated text may stay beside the new one.
 */
export function tolerateTranslation(): void {
  const { prototype } = Node;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its node below
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removePresentChild<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  prototype.insertBefore = function insertBeforePresentChild<Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    return insertBefore.call(this, child, reference?.parentNode === this ? reference : null) as Child;
  };
}
