import * as v from 'valibot';
import type { ErrorReporter } from '@tv/analytics';
import { type KeyValueStorage, storedText } from '@tv/browser-storage';
import type { ParentalSetting } from './parentalSetting.ts';

const schema = v.object({ isParentalControlActive: v.boolean(), ageRestriction: v.number() });

/** PIN-20. The user cannot clear it in the settings: a child could. */
const storedParentalSetting = (userId: string) => storedText({ key: `parental-${userId}`, scope: 'device' });

/** Encodes as base64 JSON (PIN-20). */
function encodeSetting({ isParentalControlActive, ageRestriction }: ParentalSetting): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Throws if the text is invalid. */
function decodeSetting(text: string): ParentalSetting {
  return v.parse(schema, JSON.parse(atob(text)));
}

export const DEFAULT_SETTING: ParentalSetting = { isParentalControlActive: false, ageRestriction: 12 };

/** Parental settings on this device, per customer, shared across tabs. */
export interface ParentalControl {
  /** Returns the same object until it changes. */
  readonly getSetting: (userId: string) => ParentalSetting;
  readonly changeSetting: (userId: string, setting: ParentalSetting) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call when another tab has written to storage. */
  readonly notify: () => void;
}

/**
 * Creates parental control over storage. An unreadable setting is reported once and falls back to the default
 * (PIN-21).
 */
export function createParentalControl(
  storage: KeyValueStorage,
  reporter: Pick<ErrorReporter, 'warn'>,
): ParentalControl {
  const cache = new Map<string, { readonly text: string; readonly setting: ParentalSetting }>();
  const listeners = new Set<() => void>();

  function parseSetting(text: string): ParentalSetting {
    try {
      return decodeSetting(text);
    } catch (error) {
      reporter.warn(`The parental setting cannot be read: ${String(error)}`, 'auth.parental');
      return DEFAULT_SETTING;
    }
  }

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };

  return {
    getSetting(userId) {
      const text = storedParentalSetting(userId).read(storage);
      if (text === undefined) return DEFAULT_SETTING;
      const cached = cache.get(userId);
      if (cached?.text === text) return cached.setting;
      const setting = parseSetting(text);
      cache.set(userId, { text, setting });
      return setting;
    },
    changeSetting(userId, setting) {
      storedParentalSetting(userId).write(storage, encodeSetting(setting));
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
  };
}
