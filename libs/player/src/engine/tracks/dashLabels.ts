export interface XmlNode {
  readonly tagName: string;
  readonly attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

/** Separates the manifest's label from what {@link addPurposeToLabels} adds. */
const SEPARATOR = '\u001F';

/**
 * Adds the Role and Accessibility descriptors of each AdaptationSet to its label, in place. Shaka ignores DVB's
 * `AudioPurposeCS`, drops sets that differ only in it, and selects by the first role only.
 */
export function addPurposeToLabels(mpd: XmlNode): void {
  for (const set of childrenOf(mpd, 'Period').flatMap((period) => childrenOf(period, 'AdaptationSet'))) {
    const [label] = childrenOf(set, 'Label').flatMap(({ children }) => children.map(String));
    const descriptors = ['Role', 'Accessibility'].flatMap((name) => childrenOf(set, name));
    const purpose = descriptors.map(
      ({ attributes }) => `${attributes['schemeIdUri']}=${attributes['value']}`,
    );
    // Shaka reads the attribute if there is no element.
    set.children = set.children.filter((child) => typeof child === 'string' || child.tagName !== 'Label');
    set.attributes['label'] = [label ?? set.attributes['label'] ?? '', ...purpose.sort()].join(SEPARATOR);
  }
}

/** Returns the manifest's own label, without what {@link addPurposeToLabels} added, if it has one. */
export function getManifestLabel(label: string | null): string | undefined {
  return label?.split(SEPARATOR)[0] || undefined;
}

function childrenOf({ children }: XmlNode, tagName: string): readonly XmlNode[] {
  return children.filter((child) => typeof child !== 'string').filter((child) => child.tagName === tagName);
}
