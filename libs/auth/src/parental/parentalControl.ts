import * as v from 'valibot';
import type { ErrorReporter } from '@tv/analytics';
import { type KeyValueStorage, storedText } from '@tv/browser-storage';
import type { ParentalSetting } from './parentalSetting.ts';

const schema = v.object({ isParentalControlActive: v.boolean(), ageRestriction: v.number() });

/** Base64 JSON (PIN-20). The user cannot clear it in the settings: a child could. */
const storedParentalSetting = (userId: string) => storedText({ key: `parental-${userId}`, scope: 'device' });

export const DEFAULT_SETTING: ParentalSetting = { isParentalControlActive: false, ageRestriction: 12 };

/** Manages the settings per customer on this device. Reports an unreadable setting once and ignores it (PIN-21). */
export function createParentalControl(storage: KeyValueStorage, reporter: Pick<ErrorReporter, 'warn'>) {
  const cache = new Map<string, { readonly text: string; readonly setting: ParentalSetting }>();
  const listeners = new Set<() => void>();

  function parseSetting(text: string): ParentalSetting {
    try {
      return v.parse(schema, JSON.parse(atob(text)));
    } catch (error) {
      reporter.warn(`The parental setting cannot be read: ${String(error)}`, 'auth.parental');
      return DEFAULT_SETTING;
    }
  }

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };

  return {
    /** Returns the same object until it changes. */
    getSetting(userId: string): ParentalSetting {
      const text = storedParentalSetting(userId).read(storage);
      if (text === undefined) return DEFAULT_SETTING;
      const cached = cache.get(userId);
      if (cached?.text === text) return cached.setting;
      const setting = parseSetting(text);
      cache.set(userId, { text, setting });
      return setting;
    },
    changeSetting(userId: string, { isParentalControlActive, ageRestriction }: ParentalSetting): void {
      const text = btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
      storedParentalSetting(userId).write(storage, text);
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Call when another tab has written to storage. */
    notify,
  };
}
