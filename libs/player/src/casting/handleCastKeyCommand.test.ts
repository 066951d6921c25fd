import { expect, it } from 'vitest';
import type { CastSender } from '@tv/cast/castSender';
import { createFakeReceiver, filmMediaInfo, createStorySender } from '@tv/cast/testing';
import type { FakeReceiver } from '@tv/cast/testing';
import type { KeyCommand } from '../ui/shortcuts/keyCommand.ts';
import { handleCastKeyCommand } from './handleCastKeyCommand.ts';

const steps = { seekBackSeconds: 10, seekForwardSeconds: 30 };

async function casting(): Promise<{ tv: FakeReceiver; sender: CastSender }> {
  const tv = createFakeReceiver();
  const { sender } = createStorySender(tv, []);
  await sender.requestSession();
  tv.updatePlayer({
    mediaInfo: filmMediaInfo,
    playerState: 'PLAYING',
    currentTime: 100,
    duration: 1000,
    volumeLevel: 0.5,
  });
  return { tv, sender };
}

it.each<[KeyCommand, string]>([
  ['togglePlay', 'pause'],
  ['seekBack', 'seek 90'],
  ['seekForward', 'seek 130'],
  [{ seekToShare: 0.3 }, 'seek 300'],
  ['louder', 'volume 0.55'],
  ['quieter', 'volume 0.45'],
  ['toggleMute', 'mute'],
])('the shortcut %j controls the receiver', async (command, expected) => {
  const { tv, sender } = await casting();
  expect(handleCastKeyCommand(command, sender, steps, () => undefined)).toBe(true);
  expect(tv.commands).toEqual([expected]);
});

it('resumes, closes, and ignores shortcuts that need a local picture', async () => {
  const { tv, sender } = await casting();
  const left: string[] = [];
  const press = (command: KeyCommand) =>
    handleCastKeyCommand(command, sender, steps, () => left.push('left'));
  press('togglePlay');
  press('togglePlay');
  expect(tv.commands).toEqual(['pause', 'play']);
  expect(press('leave')).toBe(true);
  expect(left).toEqual(['left']);
  expect(press('toggleFullscreen')).toBe(false);
  expect(tv.commands).toHaveLength(2);
});
