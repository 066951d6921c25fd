import { describe, expect, it } from 'vitest';
import { addPurposeToLabels, getManifestLabel, type XmlNode } from './dashLabels.ts';

const node = (tagName: string, attributes: Record<string, string>, children: (XmlNode | string)[] = []) => ({
  tagName,
  attributes,
  children,
});
const role = (value: string) => node('Role', { schemeIdUri: 'urn:mpeg:dash:role:2011', value });
const audioPurpose = (value: string) =>
  node('Accessibility', { schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value });

/** Returns the labels that Shaka reads from these AdaptationSets. */
function labelsOf(...sets: XmlNode[]) {
  addPurposeToLabels(node('MPD', {}, ['\n', node('Period', {}, sets)]));
  return sets.map(({ attributes, children }) => {
    expect(children).not.toContainEqual(expect.objectContaining({ tagName: 'Label' }));
    return attributes['label'] ?? null;
  });
}

describe('addPurposeToLabels', () => {
  it.each([
    [
      'their DVB purpose',
      [role('main')],
      [role('main'), audioPurpose('1')],
      [role('main'), audioPurpose('2')],
    ],
    ['their second role', [role('main')], [role('main'), role('description')], [role('main'), role('dub')]],
  ])('labels differ where only %s differs, and none is empty', (_what, ...sets) => {
    const labels = labelsOf(...sets.map((descriptors) => node('AdaptationSet', { lang: 'nb' }, descriptors)));
    expect(new Set(labels).size).toBe(3);
    expect(labels).not.toContain('');
    expect(labels.map(getManifestLabel)).toEqual([undefined, undefined, undefined]);
  });

  it('labels keep the manifest label, from an element or an attribute', () => {
    const [byElement, byAttribute] = labelsOf(
      node('AdaptationSet', {}, [node('Label', {}, ['Stadion']), role('main')]),
      node('AdaptationSet', { label: 'Studio' }, [role('main')]),
    );
    expect([byElement, byAttribute].map((label) => getManifestLabel(label ?? null))).toEqual([
      'Stadion',
      'Studio',
    ]);
    expect(getManifestLabel('Norsk')).toBe('Norsk');
    expect(getManifestLabel(null)).toBeUndefined();
  });

  it('labels are equal for the same set in the next Period, in any order of its descriptors', () => {
    const [one, other] = labelsOf(
      node('AdaptationSet', {}, [role('main'), audioPurpose('1')]),
      node('AdaptationSet', {}, [audioPurpose('1'), role('main')]),
    );
    expect(one).toBe(other);
  });
});
