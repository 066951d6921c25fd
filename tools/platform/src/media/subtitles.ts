interface Cue {
  readonly from: number;
  readonly to: number;
  readonly nb: string;
  readonly en: string;
}

const cues: readonly Cue[] = [
  { from: 0.6, to: 4.4, nb: 'Lyset kommer før sola.', en: 'The light comes before the sun.' },
  {
    from: 5.2,
    to: 9.4,
    nb: 'Fjorden ligger blank,\nog ingen har rørt den ennå.',
    en: 'The fjord lies still,\nand nobody has touched it yet.',
  },
  { from: 10.8, to: 14.6, nb: 'En seilbåt legger fra land.', en: 'A sailing boat leaves the shore.' },
  {
    from: 16,
    to: 20.2,
    nb: 'Fuglene følger fjellsiden\nslik de alltid har gjort.',
    en: 'The birds follow the mountainside\nas they always have.',
  },
  { from: 21.8, to: 25.6, nb: 'Midt på dagen er alt langt unna.', en: 'At noon everything is far away.' },
  {
    from: 27.4,
    to: 31.4,
    nb: '– Ser du røyken fra hytta?\n– Nei, ikke ennå.',
    en: '– Can you see smoke from the cabin?\n– No, not yet.',
  },
  {
    from: 33,
    to: 37.2,
    nb: 'Så blir skyene røde,\nén etter én.',
    en: 'Then the clouds turn red,\none by one.',
  },
  { from: 39, to: 42.6, nb: 'Noen tenner lys i vinduet.', en: 'Someone lights a lamp in the window.' },
  {
    from: 44.4,
    to: 48.8,
    nb: 'Nordlyset trenger ingen grunn\ntil å danse.',
    en: 'The northern lights need no reason\nto dance.',
  },
  {
    from: 50.6,
    to: 54.4,
    nb: 'Månen går sin vei\nover de samme toppene.',
    en: 'The moon goes its way\nover the same peaks.',
  },
  { from: 56.2, to: 60.4, nb: 'Og så begynner det på nytt.', en: 'And then it begins again.' },
];

function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/**
 * Returns the WebVTT segment parallel to a media segment, with every cue that overlaps it.
 *
 * Times are relative to the loop, as in media segments, so a Period's start shifts both. The timestamp map
 * does the same for HLS clients.
 */
export function subtitleSegment(language: 'nb' | 'en', number: number, segmentMs: number): string {
  const from = (number * segmentMs) / 1000;
  const to = from + segmentMs / 1000;
  const blocks = cues
    .filter((cue) => cue.from < to && cue.to > from)
    .map((cue) => `${timestamp(cue.from)} --> ${timestamp(cue.to)}\n${cue[language]}\n`);
  return ['WEBVTT', 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n', ...blocks].join('\n');
}
