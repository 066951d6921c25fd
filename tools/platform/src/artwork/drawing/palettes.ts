/** Colour grade. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly light: string;
  readonly haze: string;
  readonly near: string;
  readonly ink: string;
  readonly accent: string;
}

function grade(sky: string, light: string, haze: string, near: string, ink: string, accent: string): Palette {
  const [top = '#000000', middle = '#000000', low = '#000000'] = sky.split(' ');
  return { sky: [top, middle, low], light, haze, near, ink, accent };
}

export const grades = {
  teal: grade('#04141c #0e3a47 #4f8f93', '#ffd9a0', '#5d9496', '#0c2a33', '#03090c', '#f08a3c'),
  steel: grade('#0a1420 #23405c #8aa7bb', '#eaf4ff', '#88a2b4', '#1a2c3d', '#060b12', '#d8463a'),
  amberNight: grade('#0b0d18 #2a2140 #c4683a', '#ffbf6b', '#8a5650', '#1d1626', '#07060b', '#ff8a3d'),
  bloodSnow: grade('#0d0a0e #3a1a22 #a3463f', '#ffd0b0', '#82504e', '#251218', '#080407', '#e5383b'),
  petrol: grade('#02100f #07302e #2f7a68', '#d4ffe6', '#3f7d70', '#07211f', '#010807', '#e9c46a'),
  dusk: grade('#1b1740 #6b3a74 #f2946b', '#ffe3a8', '#b87384', '#2c1c44', '#0d0818', '#ffd166'),
  rose: grade('#33224f #b0597f #ffc49b', '#fff0c9', '#dd94a0', '#4a2650', '#180c22', '#ff7a8a'),
  gold: grade('#3a2412 #b3702f #ffdf9a', '#fff4cf', '#d9a769', '#48290f', '#150a03', '#ffb703'),
  summer: grade('#2f7fb8 #86c5df #fdebc0', '#fffbe6', '#a9cfd3', '#35603f', '#12261a', '#f9c74f'),
  morning: grade('#51789c #a9c4d2 #f7dfc8', '#fff6e0', '#c5d0d3', '#40566a', '#141d28', '#ef8354'),
  sepia: grade('#2a1f16 #7a5c3c #e2c493', '#fff0cc', '#b4946b', '#3c2a1a', '#120b06', '#c8963e'),
  iron: grade('#12100e #453a33 #b39b80', '#ffe9c2', '#8f7c69', '#2b231d', '#0a0806', '#b0382b'),
  moss: grade('#0b1710 #2c4a33 #a9bd8c', '#f6f5cc', '#7d9a78', '#16281a', '#050c07', '#dda15e'),
  horror: grade('#050506 #190d10 #5a1417', '#ffb3a0', '#4a1c1f', '#100809', '#020101', '#d00000'),
  sickly: grade('#060a06 #1b2a1a #758f52', '#eaffb8', '#5a7048', '#10190e', '#030503', '#c9e265'),
  violet: grade('#0a0524 #3b1a78 #c065c9', '#e8d4ff', '#8a57b0', '#1b0e44', '#06031a', '#36e2ec'),
  cyber: grade('#05061c #152a6b #2cb0c9', '#d4fbff', '#3b7fb0', '#0b1440', '#02030f', '#ff3d9a'),
  ember: grade('#120604 #5a1c0c #ff8c3a', '#fff0b8', '#b05a34', '#2c0f07', '#0b0302', '#ffba08'),
  ice: grade('#3d6f96 #9cc6dd #eef7fa', '#ffffff', '#cfe4ee', '#41708f', '#12283a', '#ff6b4a'),
  aurora: grade('#020a1c #06283f #13606a', '#b8ffdc', '#2a6f78', '#051a2a', '#01060d', '#4dffb0'),
  candy: grade('#3b6fe0 #7fb8ff #ffe1f0', '#fff6b0', '#b8d8ff', '#58b368', '#24507a', '#ff5d8f'),
  meadow: grade('#2bb3d6 #9be3e6 #fff3c4', '#ffe45c', '#b9ecc8', '#53b04a', '#1d5c3c', '#ff8c42'),
  bedtime: grade('#161a52 #46379a #c57bc8', '#ffe9a8', '#8b69c0', '#2c2a7c', '#12103c', '#ffd23f'),
  lagoon: grade('#0a4f8c #18a0c4 #a8f0e0', '#f4ffd8', '#62d2d8', '#0b6a8c', '#06324f', '#ffb627'),
  mint: grade('#5a86d8 #bfe2f7 #f9fdff', '#fffbe0', '#dceefa', '#7db8dd', '#2a5a8c', '#ff6f59'),
  floodlit: grade('#04101c #0b2c3f #2d6b6e', '#f4fff6', '#3d7a72', '#0b3a24', '#030a0a', '#d4ff3a'),
  arena: grade('#060a1c #14245c #4a7bd4', '#eaf2ff', '#5a84c8', '#0e1c48', '#03050f', '#ffd60a'),
  crimson: grade('#12040c #5c0f2c #e0475a', '#ffe0d4', '#a8445c', '#2c0a1a', '#0a0206', '#ffb4a2'),
  studio: grade('#050b22 #0e2a66 #2f77d0', '#e4f2ff', '#3f78c4', '#0a1a48', '#02061a', '#ff4d4d'),
  olive: grade('#14140c #4a4428 #c7b36a', '#fff6cf', '#968a5a', '#2a2716', '#0b0a05', '#e76f51'),
} as const satisfies Record<string, Palette>;

export type Grade = keyof typeof grades;

const byGenre: Readonly<Record<string, readonly Grade[]>> = {
  Krim: ['teal', 'steel', 'petrol', 'amberNight', 'bloodSnow'],
  Thriller: ['teal', 'amberNight', 'bloodSnow', 'steel', 'sickly'],
  Skrekk: ['horror', 'sickly', 'bloodSnow', 'petrol'],
  Drama: ['dusk', 'morning', 'steel', 'moss', 'olive', 'sepia'],
  Komedie: ['summer', 'gold', 'rose', 'morning', 'crimson'],
  Humor: ['crimson', 'violet', 'gold'],
  Romantikk: ['rose', 'dusk', 'gold', 'morning'],
  'Science fiction': ['cyber', 'violet', 'aurora', 'ice'],
  Action: ['ember', 'teal', 'amberNight', 'iron'],
  Eventyr: ['gold', 'summer', 'aurora', 'moss'],
  Fantasy: ['violet', 'moss', 'dusk', 'aurora'],
  Historie: ['sepia', 'iron', 'gold', 'olive'],
  Dokumentar: ['morning', 'moss', 'steel', 'sepia', 'ice'],
  Natur: ['moss', 'summer', 'ice', 'morning', 'dusk'],
  Nyheter: ['studio', 'arena', 'crimson'],
  Samfunn: ['steel', 'olive', 'studio'],
  Underholdning: ['violet', 'crimson', 'rose', 'gold'],
  Musikk: ['violet', 'crimson', 'cyber', 'amberNight'],
  Mat: ['gold', 'olive', 'iron', 'ember'],
  Vitenskap: ['cyber', 'aurora', 'studio'],
  Sport: ['floodlit', 'arena', 'ice', 'ember'],
  Kultur: ['sepia', 'crimson', 'dusk'],
};

const byPicture: Readonly<Record<string, readonly Grade[]>> = {
  aurora: ['aurora'],
  kidsnight: ['bedtime'],
  kidsspace: ['bedtime', 'violet'],
  kidssea: ['lagoon'],
  kidswinter: ['mint'],
  kidshill: ['meadow', 'candy'],
  kidstown: ['candy', 'meadow'],
  kidsroom: ['candy', 'bedtime'],
  pitch: ['floodlit', 'arena'],
  rink: ['arena', 'ice'],
  ski: ['ice', 'mint', 'dusk', 'arena'],
  track: ['ember', 'crimson', 'arena'],
  arena: ['arena', 'crimson'],
  studio: ['studio', 'crimson', 'violet'],
  food: ['gold', 'ember', 'iron', 'sepia'],
  space: ['violet', 'cyber', 'aurora'],
};

/** Returns the grades that suit a picture and its genres; never empty. */
export function gradesFor(picture: string, genres: readonly string[]): readonly [Grade, ...Grade[]] {
  const [first, ...rest] = byPicture[picture] ?? genres.flatMap((genre) => byGenre[genre] ?? []).slice(0, 5);
  return first ? [first, ...rest] : ['dusk', 'steel', 'teal', 'violet'];
}
