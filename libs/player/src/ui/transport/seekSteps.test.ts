import { expect, it } from 'vitest';
import { seekTarget } from './seekSteps.ts';

it('PLAY-26 seekTarget uses the configured steps', () => {
  const at = { position: 100, duration: 5400 };
  expect(seekTarget('back', { seekBackSeconds: 10, seekForwardSeconds: 30 }, at)).toBe(90);
  expect(seekTarget('forward', { seekBackSeconds: 10, seekForwardSeconds: 30 }, at)).toBe(130);
  expect(seekTarget('back', { seekBackSeconds: 15, seekForwardSeconds: 60 }, at)).toBe(85);
  expect(seekTarget('forward', { seekBackSeconds: 15, seekForwardSeconds: 60 }, at)).toBe(160);
});

it('seekTarget never leaves the stream', () => {
  const steps = { seekBackSeconds: 10, seekForwardSeconds: 30 };
  expect(seekTarget('back', steps, { position: 4, duration: 5400 })).toBe(0);
  expect(seekTarget('forward', steps, { position: 5390, duration: 5400 })).toBe(5400);
});
