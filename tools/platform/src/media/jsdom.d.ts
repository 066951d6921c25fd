/** As much of jsdom as the tests of manifests use; the package brings no types. */
declare module 'jsdom' {
  interface XmlElement {
    readonly tagName: string;
    getAttribute(name: string): string | null;
    querySelector(selector: string): XmlElement | null;
    querySelectorAll(selector: string): Iterable<XmlElement>;
    readonly textContent: string | null;
    readonly documentElement: XmlElement;
  }
  /** Throws when the text is not well-formed XML. */
  export class JSDOM {
    constructor(text: string, options: { contentType: 'application/xml' });
    readonly window: { readonly document: XmlElement };
  }
}
