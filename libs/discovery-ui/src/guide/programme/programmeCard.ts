import type { Channel, Programme, ProgramStateType } from '@tv/api-client';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '@tv/time';

export type ProgrammeCard = ReturnType<typeof programmeCard>;

const ALWAYS = { from: EARLIEST_INSTANT, to: LATEST_INSTANT };

/** Derived from the times, unless the data sets a permanent state. */
function statesOf({ start, end, state }: Programme) {
  const label = state?.label;
  switch (state?.type) {
    case 'NoAccess':
    case 'Expired':
    case 'Rented':
      return [{ ...ALWAYS, value: state.type, label }];
    case 'Planned':
    case 'Live':
    case 'Default':
    case undefined:
      return [
        toState(ALWAYS.from, start, 'Planned', state?.type === 'Planned' ? label : undefined),
        toState(start, end, 'Live', state?.type === 'Live' ? label : undefined),
        toState(end, ALWAYS.to, 'Default'),
      ];
  }
}

function toState(from: number, to: number, value: ProgramStateType, label?: string) {
  return { from, to, value, label };
}

/**
 * Adapts a programme to a card for `cardLink`. Live, it plays the channel, later the archive. The
 * guide's own `state` is a snapshot; only permanent states, and the labels of Planned and Live, are used.
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
