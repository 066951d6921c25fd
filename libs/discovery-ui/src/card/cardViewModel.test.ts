import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROGRAM_STATES, type ProgramStateType } from '@tv/api-client';
import { cardViewModel, type CardViewModelOptions } from './cardViewModel.ts';

it.each([
  ['is distinct', { title: 'Kveld', subtitle: 'Nyheter', rightBottomLabel: '21:00–22:00' }, 'Nyheter'],
  ['repeats the title', { title: 'Kveld', subtitle: 'Kveld' }, undefined],
  ['repeats the corner label', { subtitle: '21:00–22:00', rightBottomLabel: '21:00–22:00' }, undefined],
  ['is missing', { title: 'Kveld' }, undefined],
])('cardViewModel resolves a subtitle that %s', (_, card, subtitle) => {
  expect(cardViewModel(card, { now: 0 }).subtitle).toBe(subtitle);
});

const inState = (value: ProgramStateType, options: Partial<CardViewModelOptions> = {}, card = {}) =>
  cardViewModel({ states: [{ from: 0, to: 100, value }], ...card }, { now: 40, ...options });

describe('overlay', () => {
  it('CARD-20 the NoAccess overlay says that the user has no access to the provider', () => {
    expect(inState('NoAccess').overlay).toBe('Du har ikke tilgang til denne tilbyderen');
  });

  it('CARD-21 the Expired overlay says that the title has left the archive', () => {
    expect(inState('Expired').overlay).toBe('IKKE TILGJENGELIG I ARKIVET');
  });

  it('no other state has an overlay text', () => {
    for (const state of ['Planned', 'Live', 'Rented', 'Default'] as const)
      expect(inState(state).overlay).toBeUndefined();
  });
});

describe('greyscale', () => {
  const greyscaleStates = (laneType?: string, bwFilter = false) =>
    PROGRAM_STATES.filter((state) => inState(state, { laneType }, { image: { bwFilter } }).isGreyscale);

  it('CARD-03 the picture is greyscale for NoAccess and Expired only', () => {
    for (const laneType of [undefined, 'Default', 'MyList', 'OnTvNow'])
      expect(greyscaleStates(laneType)).toEqual(['NoAccess', 'Expired']);
  });

  it('CARD-04 in continue watching a Planned picture is greyscale too', () => {
    expect(greyscaleStates('ContinueWatching')).toEqual(['NoAccess', 'Planned', 'Expired']);
  });

  it('CARD-03 a picture with bwFilter is greyscale in every state', () => {
    expect(greyscaleStates(undefined, true)).toEqual(PROGRAM_STATES);
  });
});

describe('duration bar', () => {
  const barOf = (state: ProgramStateType, progressRatio?: number) =>
    inState(state, {}, { userData: { progressRatio } }).bar;

  it.each([
    [1.7, 100],
    [1, 100],
    [0.25, 25],
  ])('CARD-22 a progress ratio of %d is a bar of %d per cent', (ratio, percent) => {
    expect(barOf('Default', ratio)).toEqual({ kind: 'watched', percent });
  });

  it('CARD-22 the bar stays within 0 and 100 for any data', () => {
    fc.assert(
      fc.property(fc.double(), (ratio) => {
        const bar = barOf('Default', ratio);
        if (bar) expect(bar.percent > 0 && bar.percent <= 100).toBe(true);
        else expect(ratio > 0).toBe(false);
      }),
    );
  });

  it('CARD-17 a live card shows the progress of the broadcast, not of the user', () => {
    expect(barOf('Live', 0.9)).toEqual({ kind: 'live', percent: 40 });
    expect(barOf('Live')).toEqual({ kind: 'live', percent: 40 });
  });

  it('CARD-17 a planned card without progress shows no bar', () => {
    expect(barOf('Planned')).toBeUndefined();
    expect(barOf('Planned', 0)).toBeUndefined();
  });
});
