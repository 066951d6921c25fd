import { expect, it } from 'vitest';
import { routePaths } from './routePaths.ts';

it.each([
  [{ path: '/vilkar' }, ['/vilkar']],
  [{ path: '/' }, ['/']],
  [{ path: '/hjelp/:topic?', values: { topic: ['max', 'apper'] } }, ['/hjelp', '/hjelp/max', '/hjelp/apper']],
  [{ path: '/strommetjenester/:service', values: { service: ['max'] } }, ['/strommetjenester/max']],
  [{ path: '/film/:id' }, []],
  [{ path: '/tv-guide/:date?' }, ['/tv-guide']],
])('the paths of %j are %j', (route, paths) => {
  expect(routePaths(route)).toEqual(paths);
});
