import { readStoredFlags, storeFlags, type DevFlagName, type DevFlagSources } from './devFlags.ts';

/** Switches one flag for the rest of the day. What runs already goes on as it began. */
export function switchDevFlag(
  { storage, today }: Pick<DevFlagSources, 'storage' | 'today'>,
  name: DevFlagName,
  isOn: boolean,
): void {
  storeFlags(storage, today, { ...readStoredFlags(storage, today), [name]: isOn });
}
