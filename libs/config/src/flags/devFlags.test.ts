import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import {
  DEV_FLAGS,
  storedDevFlags,
  parseDevFlagsQuery,
  readFlagOverride,
  readDevFlags,
  switchDevFlag,
} from './devFlags.ts';

const today = '2026-11-20';
const stored = (flags: Record<string, unknown>, date = today) =>
  createMemoryStorage({ [storedDevFlags.key]: JSON.stringify({ date, flags }) });
const on = (flags: Record<string, boolean>) => Object.keys(flags).filter((name) => flags[name]);

describe('dev flags in the query', () => {
  test.each([
    '?dev=[darkerLayout,!accountAlerts]',
    '?dev=%5BdarkerLayout%2C%21accountAlerts%5D',
    '?a=1&dev=[ darkerLayout , !accountAlerts ]&b=2',
    '?dev=[darkerLayout]&dev=[!accountAlerts]',
  ])('CONF-05 %s enables one flag and disables the other', (search) => {
    expect(parseDevFlagsQuery(search)).toEqual({ darkerLayout: true, accountAlerts: false });
  });

  test.each(['', '?dev=', '?dev=[]', '?dev=darkerLayout', '?dev=[unknown,!other]', '?dev=[__proto__]'])(
    'CONF-05 %j sets no flag',
    (search) => expect(parseDevFlagsQuery(search)).toEqual({}),
  );

  test('CONF-06 the query sets flags for the rest of the day', () => {
    const storage = createMemoryStorage();
    expect(on(readDevFlags({ search: '?dev=[darkerLayout]', storage, today }))).toEqual(['darkerLayout']);
    expect(on(readDevFlags({ search: '', storage, today }))).toEqual(['darkerLayout']);
    expect(on(readDevFlags({ search: '?dev=[!darkerLayout]', storage, today }))).toEqual([]);
  });
});

describe('dev flags in storage', () => {
  test('CONF-07 storage sets flags', () => {
    const flags = readDevFlags({ search: '', storage: stored({ disableScpRedirect: true }), today });
    expect(on(flags)).toEqual(['disableScpRedirect']);
  });

  test('CONF-07 a flag set by code is active at the next start, beside the others', () => {
    const storage = stored({ disableScpRedirect: true });
    switchDevFlag({ storage, today }, 'darkerLayout', true);
    expect(on(readDevFlags({ search: '', storage, today }))).toEqual(['disableScpRedirect', 'darkerLayout']);
  });

  test('CONF-06 CONF-07 the query takes precedence over storage, flag by flag', () => {
    const storage = stored({ darkerLayout: true, accountAlerts: true });
    const flags = readDevFlags({ search: '?dev=[!accountAlerts]', storage, today });
    expect(on(flags)).toEqual(['darkerLayout']);
  });

  test.each([
    'no json',
    '[]',
    '{"date":"2026-11-20"}',
    '{"date":"2026-11-20","flags":{"darkerLayout":"ja"}}',
  ])('invalid stored flags (%s) are removed', (text) => {
    const storage = createMemoryStorage({ [storedDevFlags.key]: text });
    expect(on(readDevFlags({ search: '', storage, today }))).toEqual([]);
    expect(storage.getItem(storedDevFlags.key)).toBeNull();
  });

  test('unknown flag names are ignored', () => {
    const flags = readDevFlags({ search: '', storage: stored({ other: true, darkerLayout: true }), today });
    expect(Object.keys(flags).sort()).toEqual([...DEV_FLAGS].sort());
  });
});

describe('dev flags set by a test', () => {
  test('CONF-08 a test overrides query and storage, and stores nothing', () => {
    const storage = stored({ darkerLayout: true });
    const override = { darkerLayout: false, accountAlerts: true };
    const flags = readDevFlags({
      search: '?dev=[!accountAlerts,signUpExperiment]',
      storage,
      today,
      override,
    });
    expect(on(flags)).toEqual(['signUpExperiment', 'accountAlerts']);
    expect(on(readDevFlags({ search: '', storage, today }))).toEqual(['darkerLayout', 'signUpExperiment']);
  });
});

describe('override of a test', () => {
  test('CONF-08 a test override is read from the window, outside production', () => {
    const page = { devFlagOverride: { darkerLayout: true, accountAlerts: false, other: true } };
    for (const environment of ['dev', 'test', 'uat'] as const) {
      expect(readFlagOverride(page, environment)).toEqual({ darkerLayout: true, accountAlerts: false });
    }
    expect(readFlagOverride(page, 'prod')).toBeUndefined();
  });

  test.each([undefined, null, 'darkerLayout', { darkerLayout: 'ja' }, 7])(
    '%j is not a valid test override',
    (devFlagOverride) => {
      expect(readFlagOverride({ devFlagOverride }, 'dev')).toBeUndefined();
    },
  );
});

describe('dev flags on the next day', () => {
  test('CONF-09 stored flags are off and removed on the next day', () => {
    const storage = createMemoryStorage();
    readDevFlags({ search: '?dev=[darkerLayout]', storage, today });
    expect(on(readDevFlags({ search: '', storage, today: '2026-11-21' }))).toEqual([]);
    expect(storage.getItem(storedDevFlags.key)).toBeNull();
  });

  test('CONF-09 setting a flag does not restore the flags of yesterday', () => {
    const storage = stored({ accountAlerts: true }, '2026-11-19');
    switchDevFlag({ storage, today }, 'darkerLayout', true);
    expect(on(readDevFlags({ search: '', storage, today }))).toEqual(['darkerLayout']);
  });
});

describe('dev flag names', () => {
  test('CONF-15 CONF-16 CONF-17 payment and sign-up experiments, account alerts and experimental modals are flags', () => {
    const flags = readDevFlags({
      search: '?dev=[paymentExperiment,signUpExperiment,accountAlerts,experimentalModals]',
      storage: createMemoryStorage(),
      today,
    });
    expect(on(flags)).toEqual([
      'paymentExperiment',
      'signUpExperiment',
      'accountAlerts',
      'experimentalModals',
    ]);
  });
});
