/** The part of jsdom that manifest tests use; the package has no types. */
declare module 'jsdom' {
  interface XmlElement {
    readonly tagName: string;
    getAttribute(name: string): string | null;
    querySelector(selector: string): XmlElement | null;
    querySelectorAll(selector: string): Iterable<XmlElement>;
    readonly textContent: string | null;
    readonly documentElement: XmlElement;
  }
  /** Throws for malformed XML. */
  export class JSDOM {
    constructor(text: string, options: { contentType: 'application/xml' });
    readonly window: { readonly document: XmlElement };
  }
}
