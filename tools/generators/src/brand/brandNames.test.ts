import { describe, expect, it } from 'vitest';
import { brandNames, readBrandNames, renameBrand } from './brandNames.ts';

describe('brand names', () => {
  it('brandNames derives each form', () => {
    expect(brandNames('sjo', 'Sjø TV')).toEqual({
      id: 'sjo',
      displayName: 'Sjø TV',
      headerPrefix: 'SjoTV',
      productPrefix: 'SJO_TV',
      slug: 'sjo-tv',
    });
    expect(brandNames('a', 'Ærlig Åre')).toMatchObject({ headerPrefix: 'AerligAre', slug: 'aerlig-are' });
  });

  it('readBrandNames reads a brand.ts, and throws if a name is missing', () => {
    const source =
      "  id: 'a-b',\n  displayName: 'Glimt',\n  headerPrefix: 'G',\n  productPrefix: 'GL',\n  slug: 'gl',\n";
    expect(readBrandNames(source)).toEqual({
      id: 'a-b',
      displayName: 'Glimt',
      headerPrefix: 'G',
      productPrefix: 'GL',
      slug: 'gl',
    });
    expect(() => readBrandNames(source.replace('slug', 'path'))).toThrow('slug');
  });
});

describe('renaming', () => {
  const from = brandNames('brand-a', 'Glimt');

  it('renameBrand replaces each form', () => {
    const text =
      "  headerPrefix: 'Glimt',\n  title: 'Se mer med Glimt.',\n  mail: 'post@glimt.test',\n  of: 'brand-a GLIMT_MINI',";
    expect(renameBrand(text, from, brandNames('sjo', 'Sjø TV'))).toBe(
      "  headerPrefix: 'SjoTV',\n  title: 'Se mer med Sjø TV.',\n  mail: 'post@sjo-tv.test',\n  of: 'sjo SJO_TV_MINI',",
    );
  });

  it('renameBrand handles a new name that contains the old one', () => {
    expect(renameBrand('brand-a Glimt glimt', from, brandNames('brand-a2', 'Glimt Pluss'))).toBe(
      'brand-a2 Glimt Pluss glimt-pluss',
    );
  });
});
