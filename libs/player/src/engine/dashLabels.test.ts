import { describe, expect, it } from 'vitest';
import { labelByPurpose, manifestLabel, type XmlNode } from './dashLabels.ts';

const node = (tagName: string, attributes: Record<string, string>, children: (XmlNode | string)[] = []) => ({
  tagName,
  attributes,
  children,
});
const role = (value: string) => node('Role', { schemeIdUri: 'urn:mpeg:dash:role:2011', value });
const audioPurpose = (value: string) =>
  node('Accessibility', { schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value });

/** The labels that Shaka reads from AdaptationSets like these. */
function labelsOf(...sets: XmlNode[]) {
  labelByPurpose(node('MPD', {}, ['\n', node('Period', {}, sets)]));
  return sets.map(({ attributes, children }) => {
    expect(children).not.toContainEqual(expect.objectContaining({ tagName: 'Label' }));
    return attributes['label'] ?? null;
  });
}

describe('labels of DASH tracks', () => {
  it.each([
    [
      'their DVB purpose',
      [role('main')],
      [role('main'), audioPurpose('1')],
      [role('main'), audioPurpose('2')],
    ],
    ['their second role', [role('main')], [role('main'), role('description')], [role('main'), role('dub')]],
  ])('differ where no more than %s does, and none is empty', (_what, ...sets) => {
    const labels = labelsOf(...sets.map((descriptors) => node('AdaptationSet', { lang: 'nb' }, descriptors)));
    expect(new Set(labels).size).toBe(3);
    expect(labels).not.toContain('');
    expect(labels.map(manifestLabel)).toEqual([undefined, undefined, undefined]);
  });

  it('keep what the manifest calls them, by element or by attribute', () => {
    const [byElement, byAttribute] = labelsOf(
      node('AdaptationSet', {}, [node('Label', {}, ['Stadion']), role('main')]),
      node('AdaptationSet', { label: 'Studio' }, [role('main')]),
    );
    expect([byElement, byAttribute].map((label) => manifestLabel(label ?? null))).toEqual([
      'Stadion',
      'Studio',
    ]);
    expect(manifestLabel('Norsk')).toBe('Norsk');
    expect(manifestLabel(null)).toBeUndefined();
  });

  it('are the same for the same set in the next Period, in whatever order its descriptors stand', () => {
    const [one, other] = labelsOf(
      node('AdaptationSet', {}, [role('main'), audioPurpose('1')]),
      node('AdaptationSet', {}, [audioPurpose('1'), role('main')]),
    );
    expect(one).toBe(other);
  });
});
