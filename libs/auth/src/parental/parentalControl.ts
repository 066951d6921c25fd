import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/config';
import type { ParentalSetting } from './parentalSetting.ts';
import { decodeSetting, encodeSetting, parentalKey } from './storedSetting.ts';

export const DEFAULT_SETTING: ParentalSetting = { isParentalControlActive: false, ageRestriction: 12 };

/** Parental settings on this device, per customer, shared across tabs. */
export interface ParentalControl {
  /** Returns the same object until it changes. */
  readonly settingOf: (userId: string) => ParentalSetting;
  readonly change: (userId: string, setting: ParentalSetting) => void;
  /** Includes changes by other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ParentalControlDeps {
  readonly storage: KeyValueStorage;
  readonly reporter: Pick<ErrorReporter, 'warn'>;
  /** Called when another tab writes storage. */
  readonly onStored: (listener: () => void) => () => void;
}

/**
 * Creates parental control over storage. An unreadable setting is reported once and falls back to the default
 * (PIN-21).
 */
export function createParentalControl({ storage, reporter, onStored }: ParentalControlDeps): ParentalControl {
  const known = new Map<string, { readonly text: string; readonly setting: ParentalSetting }>();
  const listeners = new Set<() => void>();

  function read(text: string): ParentalSetting {
    try {
      return decodeSetting(text);
    } catch (error) {
      reporter.warn(`The parental setting cannot be read: ${String(error)}`, 'auth.parental');
      return DEFAULT_SETTING;
    }
  }

  return {
    settingOf(userId) {
      const text = storage.getItem(parentalKey(userId));
      if (text === null) return DEFAULT_SETTING;
      const last = known.get(userId);
      if (last?.text === text) return last.setting;
      const setting = read(text);
      known.set(userId, { text, setting });
      return setting;
    },
    change(userId, setting) {
      storage.setItem(parentalKey(userId), encodeSetting(setting));
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const end = onStored(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
}
