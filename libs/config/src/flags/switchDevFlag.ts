import { readStoredFlags, storeFlags, type DevFlagName, type DevFlagSources } from './devFlags.ts';

/** Stores a flag for the rest of the day. */
export function switchDevFlag(
  { storage, today }: Pick<DevFlagSources, 'storage' | 'today'>,
  name: DevFlagName,
  isOn: boolean,
): void {
  storeFlags(storage, today, { ...readStoredFlags(storage, today), [name]: isOn });
}
