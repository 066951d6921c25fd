import { expect, it } from 'vitest';
import { menuPath } from './ExplorationMenus.tsx';

const origin = 'https://glimt.test';

it.each([
  ['/filmer?filterMenu=drama', '/filmer?filterMenu=drama'],
  ['/filmer?filterMenu=é b', '/filmer?filterMenu=%C3%A9%20b'],
  ['https://glimt.test/filmer?sortMenu=ny#liste', '/filmer?sortMenu=ny#liste'],
  ['filmer', '/filmer'],
])('PAGE-43 %s links to %s', (link, path) => expect(menuPath(link, origin)).toBe(path));

it.each([
  'https://elsewhere.test/filmer',
  '//elsewhere.test/filmer',
  '/\\elsewhere.test/filmer',
  'http://glimt.test/filmer',
  'https://glimt.test.elsewhere.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('PAGE-43 %s has no path', (link) => expect(menuPath(link, origin)).toBeUndefined());
