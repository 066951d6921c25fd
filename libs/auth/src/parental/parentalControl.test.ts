import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '@tv/browser-storage';
import { createRecordingReporter } from '@tv/test-world';
import { createParentalControl, DEFAULT_SETTING } from './parentalControl.ts';

const nine = { isParentalControlActive: true, ageRestriction: 9 };

/** Creates a page with other tabs that write to the same storage. */
function page(storage: KeyValueStorage = createMemoryStorage()) {
  const reporter = createRecordingReporter();
  return { control: createParentalControl(storage, reporter), storage, reporter };
}

describe('parental control', () => {
  it('PIN-19 a parental setting has an active flag and an age limit', () => {
    const { control } = page();
    expect(control.getSetting('u-1')).toEqual({ isParentalControlActive: false, ageRestriction: 12 });
    control.changeSetting('u-1', nine);
    expect(control.getSetting('u-1')).toEqual({ isParentalControlActive: true, ageRestriction: 9 });
  });

  it('PIN-20 stores parental settings per user, not as plain text', () => {
    const { control, storage } = page();
    control.changeSetting('u-1', nine);
    const text = storage.getItem('parental-u-1') ?? '';
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(text).not.toContain('ageRestriction');
    expect(JSON.parse(atob(text))).toEqual(nine);
    expect(control.getSetting('u-2')).toEqual(DEFAULT_SETTING);
    expect(page(storage).control.getSetting('u-1')).toEqual(nine);
  });

  it.each([
    ['invalid base64', '{"isParentalControlActive":true,"ageRestriction":9}'],
    ['invalid JSON', btoa('nine')],
    ['invalid schema', btoa('{"isParentalControlActive":"yes","ageRestriction":9}')],
    ['empty', ''],
  ])('PIN-21 reports an unreadable parental setting once and ignores it: %s', (_what, text) => {
    const { control, reporter } = page(createMemoryStorage({ 'parental-u-1': text }));
    expect(control.getSetting('u-1')).toEqual(DEFAULT_SETTING);
    expect(control.getSetting('u-1')).toEqual(DEFAULT_SETTING);
    expect(reporter.reports).toHaveLength(1);
    control.changeSetting('u-1', nine);
    expect(control.getSetting('u-1')).toEqual(nine);
  });

  it('returns the same setting object until the setting changes', () => {
    const { control } = page();
    expect(control.getSetting('u-1')).toBe(control.getSetting('u-1'));
    control.changeSetting('u-1', nine);
    expect(control.getSetting('u-1')).toBe(control.getSetting('u-1'));
  });

  it('notifies of setting changes in this tab and in another tab until unsubscribed', () => {
    const { control, storage } = page();
    const listener = vi.fn();
    const unsubscribe = control.subscribe(listener);
    control.changeSetting('u-1', nine);
    expect(listener).toHaveBeenCalledTimes(1);
    page(storage).control.changeSetting('u-1', { ...nine, ageRestriction: 6 });
    control.notify();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(control.getSetting('u-1').ageRestriction).toBe(6);
    unsubscribe();
    control.changeSetting('u-1', nine);
    control.notify();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
