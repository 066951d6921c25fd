import type { Card, Channel, Programme, ProgramStateType } from '@tv/api-client';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '@tv/time';

export type ProgrammeCard = ReturnType<typeof programmeCard>;

const ALWAYS = { from: EARLIEST_INSTANT, to: LATEST_INSTANT };

/** Derives the states from the times, unless the data sets a permanent state. */
function statesOf({
  start,
  end,
  state: { type, label } = { type: 'Default' },
}: Programme): NonNullable<Card['states']> {
  switch (type) {
    case 'NoAccess':
    case 'Expired':
    case 'Rented':
      return [{ ...ALWAYS, value: type, label }];
    case 'Planned':
    case 'Live':
    case 'Default':
      return [
        { from: ALWAYS.from, to: start, value: 'Planned', label: type === 'Planned' ? label : undefined },
        { from: start, to: end, value: 'Live', label: type === 'Live' ? label : undefined },
        { from: end, to: ALWAYS.to, value: 'Default', label: undefined },
      ];
  }
}

/**
 * Adapts a programme to a card for `cardLink`. Plays the channel while live, later the archive. Of the guide's
 * `state`, a snapshot, only permanent states and the labels of Planned and Live are used.
 */
export function programmeCard(programme: Programme, channel: Channel) {
  const { id, title, subtitle, description, image, ageLimit, links, start, end } = programme;
  return {
    id,
    title,
    subtitle,
    description,
    image,
    ageLimit,
    links,
    channel,
    states: statesOf(programme),
    behaviors: [
      { from: start, to: end, target: 'PlayChannel' },
      { from: end, to: ALWAYS.to, target: 'PlayAsset' },
    ],
  };
}

export function programmePhase({ start, end }: Pick<Programme, 'start' | 'end'>, now: number) {
  if (now < start) return 'coming';
  return now < end ? 'live' : 'past';
}

/** Screen reader texts for what colour shows. */
export const STATE_TEXTS: Partial<Record<ProgramStateType, string>> = {
  Live: 'direkte nå',
  Default: 'i arkivet',
  Rented: 'i arkivet',
  Expired: 'ikke i arkivet',
  NoAccess: 'ingen tilgang',
};
