/** A served page for the reference: its HTML without scripts, and the code of the React elements in `#root`. */
export interface ReferencePage {
  readonly html: string;
  /** Calls of `h`, which is React's `createElement`; the outermost elements have the handler `onClick`. */
  readonly elements: string;
}

/**
 * Converts a served page. Runs in a browser page, so it uses nothing outside.
 *
 * Keeps the head and its inline script, so that styles load and scripts are deferred as on the served page.
 */
export function convertToReference({
  html,
  script,
}: {
  readonly html: string;
  readonly script: string;
}): ReferencePage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = page.getElementById('root');
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"]');
  if (root === null || entry === null) throw new Error('The page has no root or no entry script');
  for (const element of page.querySelectorAll(
    '#page-state, #root script, #root noscript, link[rel="modulepreload"]',
  ))
    element.remove();
  entry.setAttribute(entry.hasAttribute('data-src') ? 'data-src' : 'src', script);
  // Comments are React's marks of boundaries and of adjacent texts.
  const comments = page.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  root.normalize();
  const names: Readonly<Record<string, string>> = {
    class: 'className',
    for: 'htmlFor',
    value: 'defaultValue',
    checked: 'defaultChecked',
  };
  const readStyle = (element: Element): Record<string, string> => {
    const { style } = element as HTMLElement;
    return Object.fromEntries(
      Array.from(style, (name) => [
        name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        style.getPropertyValue(name),
      ]),
    );
  };
  const codeOf = (node: Node): string => {
    if (!(node instanceof Element)) return JSON.stringify(node.nodeValue ?? '');
    const props = Object.fromEntries(
      Array.from(node.attributes, ({ name, value }) => [
        names[name] ?? name,
        name === 'style' ? readStyle(node) : value,
      ]),
    );
    const handler = node.parentNode === root ? ',onClick' : '';
    return `h(${[JSON.stringify(node.localName), `${JSON.stringify(props).slice(0, -1)}${handler}}`, ...Array.from(node.childNodes, codeOf)].join(',')})`;
  };
  const elements = `h(Fragment,null,${Array.from(root.childNodes, codeOf).join(',')})`;
  return { html: `<!doctype html>\n${page.documentElement.outerHTML}`, elements };
}
