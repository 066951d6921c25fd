/** Text without `aria-hidden` parts. */
function readText(node: Node): string {
  if (node instanceof Element && node.matches('[aria-hidden="true"]')) return '';
  return node instanceof Text ? node.data : [...node.childNodes].map(readText).join('');
}

/** Accessible name, approximately. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? readText(element);
  return label.replaceAll(/\s+/g, ' ').trim();
}

function named<Kind extends Element>(selector: string, name: string | RegExp): Kind {
  const all = [...document.querySelectorAll<Kind>(selector)];
  const fits = (element: Element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  const found = all.find(fits);
  if (!found) {
    const others = all.map(nameOf).join(', ');
    throw new Error(`No ${selector} named ${String(name)}; found: ${others}`);
  }
  return found;
}

/** Queries the document. Queries by name throw without a match. */
export const screen = {
  heading: () => document.querySelector('h1')?.textContent,
  text: () => document.body.textContent,
  link: (name: string | RegExp) => named<HTMLAnchorElement>('a', name),
  button: (name: string | RegExp) => named<HTMLButtonElement>('button', name),
  /** Of all links. */
  paths: () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  meta: (name: string) =>
    document
      .querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content'),
  canonical: () => document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
};
