import { expect, it } from 'vitest';
import { isGreyscale } from './greyscale.ts';

const states = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented', 'Default'] as const;
const grey = (laneType?: string) => states.filter((state) => isGreyscale(state, { laneType }));

it('CARD-03 the picture is black and white for NoAccess and Expired only', () => {
  expect(grey()).toEqual(['NoAccess', 'Expired']);
  for (const laneType of ['Default', 'MyList', 'OnTvNow'])
    expect(grey(laneType)).toEqual(['NoAccess', 'Expired']);
});

it('CARD-04 in continue watching Planned is black and white too', () => {
  expect(grey('ContinueWatching')).toEqual(['NoAccess', 'Planned', 'Expired']);
});

it('CARD-03 a picture that asks for the filter is black and white in every state', () => {
  expect(states.filter((state) => isGreyscale(state, { bwFilter: true }))).toEqual(states);
});
