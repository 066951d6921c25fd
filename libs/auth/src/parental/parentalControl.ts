import type { ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/config';
import type { ParentalSetting } from './parentalSetting.ts';
import { decodeSetting, encodeSetting, parentalKey } from './storedSetting.ts';

/** Where nobody has chosen anything yet. */
export const DEFAULT_SETTING: ParentalSetting = { isParentalControlActive: false, ageRestriction: 12 };

/** The parental settings of this device: of each customer his own, shared by all parts of the page and by all tabs. */
export interface ParentalControl {
  /** The same object for as long as it says the same. */
  readonly settingOf: (userId: string) => ParentalSetting;
  readonly change: (userId: string, setting: ParentalSetting) => void;
  /** Told whenever a setting may have changed, here or in another tab; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ParentalControlDeps {
  readonly storage: KeyValueStorage;
  readonly reporter: Pick<ErrorReporter, 'warn'>;
  /** Calls when another tab has stored something; the answer ends it. */
  readonly onStored: (listener: () => void) => () => void;
}

/**
 * Makes the parental control of one page. What is stored is the truth, and is read anew each time: another tab may have
 * written it. What cannot be read is reported once and counts as never chosen (PIN-21).
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
