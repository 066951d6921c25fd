import type { Channel, Programme, ProgramStateType } from '@tv/api-client';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '@tv/time';

/** A channel's programme as the rules of a card take it (see `cardNow`, `cardLink`). */
export type ProgrammeCard = ReturnType<typeof programmeCard>;

const always = { from: EARLIEST_INSTANT, to: LATEST_INSTANT };

/** What a programme's times make of it; what its data says for good stands above them. */
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
 * A programme of the guide as a card: planned until it begins, live until it ends, then in the archive, unless the guide says
 * that it has left it or is not the viewer's to watch. While it is sent it plays the channel, later the archive. The
 * guide's own `state` is what the server saw when it answered, and a guide stays open for hours.
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
