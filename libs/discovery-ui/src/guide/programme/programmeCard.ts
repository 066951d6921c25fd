import type { Channel, Programme, ProgramStateType } from '@tv/api-client';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '@tv/time';

/** A programme in the shape that `cardNow` and `cardLink` expect. */
export type ProgrammeCard = ReturnType<typeof programmeCard>;

const always = { from: EARLIEST_INSTANT, to: LATEST_INSTANT };

/** States from the programme's times, unless its data sets a permanent state. */
function statesOf({ start, end, state }: Programme) {
  const label = state?.label;
  switch (state?.type) {
    case 'NoAccess':
    case 'Expired':
    case 'Rented':
      return [{ ...always, value: state.type, label }];
    case 'Planned':
    case 'Live':
    case 'Default':
    case undefined:
      return [
        timed(always.from, start, 'Planned', state?.type === 'Planned' ? label : undefined),
        timed(start, end, 'Live', state?.type === 'Live' ? label : undefined),
        timed(end, always.to, 'Default'),
      ];
  }
}

function timed(from: number, to: number, value: ProgramStateType, label?: string) {
  return { from, to, value, label };
}

/**
 * Converts a programme to a card: planned, then live, then archived, unless the guide says it has expired or
 * access is missing. Live, it plays the channel; later the archive. The other values of the guide's `state`
 * are ignored, since they are a snapshot and a guide stays open for hours.
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
      { from: end, to: always.to, target: 'PlayAsset' },
    ],
  };
}
