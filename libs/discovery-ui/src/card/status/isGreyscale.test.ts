import { expect, it } from 'vitest';
import { PROGRAM_STATES } from '@tv/api-client';
import { isGreyscale } from './isGreyscale.ts';

const grey = (laneType?: string) => PROGRAM_STATES.filter((state) => isGreyscale(state, { laneType }));

it('CARD-03 the picture is greyscale for NoAccess and Expired only', () => {
  expect(grey()).toEqual(['NoAccess', 'Expired']);
  for (const laneType of ['Default', 'MyList', 'OnTvNow'])
    expect(grey(laneType)).toEqual(['NoAccess', 'Expired']);
});

it('CARD-04 in continue watching a Planned picture is greyscale too', () => {
  expect(grey('ContinueWatching')).toEqual(['NoAccess', 'Planned', 'Expired']);
});

it('CARD-03 a picture with bwFilter is greyscale in every state', () => {
  expect(PROGRAM_STATES.filter((state) => isGreyscale(state, { bwFilter: true }))).toEqual(PROGRAM_STATES);
});
