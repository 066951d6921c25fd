import { at, channelFixtures } from '../card/fixtures.ts';
import type { Wire } from '../parse/fitsContract.ts';

function programme(channel: string, from: string, to: string, title: string): Wire['Programme'] {
  const id = `${channel}-2026-11-20-${from.replace(':', '')}`;
  return { id, title, start: at(from), end: at(to), links: { details: { id } } };
}

export const guideFixture: Wire['TvGuide'] = {
  date: '2026-11-20',
  totalChannels: 3,
  channels: [
    {
      channel: {
        ...channelFixtures.nordlys,
        isFavourite: true,
        links: { myList: { href: 'https://gateway.dev.test/favourites/nordlys' } },
      },
      programmes: [
        programme('nordlys', '19:00', '19:30', 'Nyhetene'),
        programme('nordlys', '19:30', '20:00', 'Fra fjell til fjære'),
        {
          ...programme('nordlys', '20:00', '20:45', 'Tett på fjorden'),
          state: { type: 'Live', label: 'Direkte' },
        },
        programme('nordlys', '20:45', '22:30', 'Isfront'),
      ],
    },
    {
      channel: channelFixtures.fjord,
      programmes: [
        programme('fjord', '18:30', '21:15', 'Den store bakedysten'),
        { ...programme('fjord', '21:15', '22:00', 'Kveldsåpent'), state: { type: 'Planned' } },
      ],
    },
    {
      channel: channelFixtures.vidda,
      programmes: [
        programme('vidda', '19:30', '21:00', 'Langrenn: åpningshelgen'),
        // Crosses midnight.
        {
          ...programme('vidda', '23:00', '23:59', 'Sportsnatt'),
          end: '2026-11-21T01:30:00+01:00',
        },
      ],
    },
  ],
};

export const scheduleFixture: Wire['Schedule'] = {
  date: '2026-11-20',
  channel: channelFixtures.nordlys,
  programmes: [
    programme('nordlys', '19:00', '19:30', 'Nyhetene'),
    programme('nordlys', '20:00', '20:45', 'Tett på fjorden'),
  ],
};
