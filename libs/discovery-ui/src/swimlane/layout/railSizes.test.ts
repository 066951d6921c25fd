import { expect, it } from 'vitest';
import { railPictureSizes } from './railSizes.ts';

it('IMAGE-04 the sizes of a row start with narrow windows, and divide the width by the columns', () => {
  const sizes = railPictureSizes({ shape: 'portrait', size: 'large' });
  expect(sizes.replaceAll(/calc\(.*?\/ ([\d.]+)\)(?=,|$)/g, '1/$1')).toBe(
    '(width < 568px) 1/1.7, (width < 1025px) 1/2.6, (width < 1681px) 1/4, (width < 1921px) 1/6, 1/7',
  );
});
