import { describe, expect, it } from 'vitest';
import { packageTitle, parsePackageName } from './packageName.ts';

const bases = ['MINI', 'FILM_OG_SERIER', 'FAMILIE'];
const addOns = ['SPORT', 'SPORT_2B', 'SPORT_VIAPLAY_TOTAL', 'SPORTSKANALER'];
const names = bases.flatMap((base) => [
  { name: `GLIMT_${base}`, base, addOn: undefined },
  ...addOns.map((addOn) => ({ name: `GLIMT_${base}_${addOn}`, base, addOn })),
]);

describe('package names', () => {
  it('PKG-07 parses all fifteen names with their variants', () => {
    expect(names).toHaveLength(15);
    for (const { name, base, addOn } of names)
      expect(parsePackageName(name, 'GLIMT')).toEqual({ base, addOn });
  });

  it('PKG-07 ignores names of another product', () => {
    expect(parsePackageName('FJORDVISNING_MINI', 'GLIMT')).toBeUndefined();
    expect(parsePackageName('GLIMT_MINI_', 'GLIMT')).toBeUndefined();
    expect(parsePackageName('GLIMT_FAMILIE_VINTER', 'GLIMT')).toBeUndefined();
  });

  it('package names have different display names', () => {
    const titles = names.map(({ name }) => packageTitle(name, 'GLIMT'));
    expect(new Set(titles).size).toBe(15);
    expect(packageTitle('GLIMT_FILM_OG_SERIER_SPORT', 'GLIMT')).toBe('Film og serier + Sport');
    expect(packageTitle('GLIMT_JULEPAKKE', 'GLIMT')).toBe('GLIMT_JULEPAKKE');
    expect(packageTitle(' ', 'GLIMT')).toBe('Pakke uten navn');
  });
});
