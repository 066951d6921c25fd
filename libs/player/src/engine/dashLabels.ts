/** As much of the library's XML nodes as is needed. */
export interface XmlNode {
  readonly tagName: string;
  readonly attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

/** Stands between the label of the manifest and what {@link labelByPurpose} adds to it. */
const SEPARATOR = '\u001F';

/**
 * Adds what the Role and Accessibility descriptors of each AdaptationSet say to its label. Shaka tells sets apart by their labels, but
 * not by DVB's `AudioPurposeCS`: it drops a set that differs in nothing else as a duplicate, and selects another one in its place. Of
 * several roles it compares only the first when it selects.
 *
 * @param mpd changed in place, before Shaka reads it
 */
export function labelByPurpose(mpd: XmlNode): void {
  for (const set of childrenOf(mpd, 'Period').flatMap((period) => childrenOf(period, 'AdaptationSet'))) {
    const [label] = childrenOf(set, 'Label').flatMap(({ children }) => children.map(String));
    const descriptors = ['Role', 'Accessibility'].flatMap((name) => childrenOf(set, name));
    const purpose = descriptors.map(
      ({ attributes }) => `${attributes['schemeIdUri']}=${attributes['value']}`,
    );
    // Shaka reads the attribute where there is no element.
    set.children = set.children.filter((child) => typeof child === 'string' || child.tagName !== 'Label');
    set.attributes['label'] = [label ?? set.attributes['label'] ?? '', ...purpose.sort()].join(SEPARATOR);
  }
}

/** @returns the label of the manifest, without what {@link labelByPurpose} added; undefined where it has none */
export function manifestLabel(label: string | null): string | undefined {
  return label?.split(SEPARATOR)[0] || undefined;
}

function childrenOf({ children }: XmlNode, tagName: string): readonly XmlNode[] {
  return children.filter((child) => typeof child !== 'string').filter((child) => child.tagName === tagName);
}
