export type Profile =
  | 'general'
  | 'news'
  | 'entertainment'
  | 'film'
  | 'actionFilm'
  | 'crime'
  | 'nature'
  | 'documentary'
  | 'food'
  | 'music'
  | 'kids'
  | 'junior'
  | 'football'
  | 'ice'
  | 'winter'
  | 'sport'
  | 'slow'
  | 'romance'
  | 'night';

export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly profile: Profile;
  readonly colours: readonly [string, string];
  readonly sign: string;
  /** Programmes stay in the archive for seven days. */
  readonly hasCatchup: boolean;
  readonly hasStartOver: boolean;
  /** From an external provider; behaviour `PlayExternalChannel`. */
  readonly isExternal: boolean;
  /** A product's `enrichmentKey`; missing if open to all. */
  readonly entitlementKey?: string;
}

type Line = readonly [
  id: string,
  name: string,
  Profile,
  ground: string,
  ink: string,
  sign: string,
  flags?: string,
];

/** Flags: `c` no catch-up, `s` no start-over, `x` external, `p` needs the sport entitlement. */
const lines: readonly Line[] = [
  ['nordlys', 'Nordlys', 'general', '#1d4e89', '#7ef0c9', 'aurora'],
  ['kanal-fjell', 'Kanal Fjell', 'general', '#2e6b4f', '#f5f1e3', 'peak'],
  ['kveld', 'Kveld', 'entertainment', '#3b1f5b', '#ffb454', 'moon'],
  ['direkte-1', 'Direkte 1', 'news', '#b3122c', '#ffffff', 'bar'],
  ['arena-1', 'Arena 1', 'sport', '#0d7a43', '#ffffff', 'one'],
  ['fjordnytt', 'Fjordnytt', 'news', '#0b3c5d', '#ffffff', 'wave'],
  ['sirkus', 'Sirkus', 'entertainment', '#e4572e', '#fff3d6', 'ring'],
  ['kino-nord', 'Kino Nord', 'film', '#14141c', '#e8c872', 'star'],
  ['arena-fotball', 'Arena Fotball', 'football', '#12924f', '#eaffea', 'ball'],
  ['krimkanalen', 'Krimkanalen', 'crime', '#1b2431', '#ff5c5c', 'key'],
  ['lille-lys', 'Lille Lys', 'kids', '#ffc43d', '#40210f', 'sun'],
  ['villmark', 'Villmark', 'nature', '#31572c', '#ecf39e', 'tree'],
  ['oppdag', 'Oppdag', 'documentary', '#0f4c5c', '#ffd9a0', 'compass'],
  ['kino-puls', 'Kino Puls', 'actionFilm', '#7d0a0a', '#ffffff', 'pulse'],
  ['junior-x', 'Junior X', 'junior', '#5f0fd1', '#8dff6a', 'cross'],
  ['arena-is', 'Arena Is', 'ice', '#0a5fa8', '#e6f7ff', 'hex'],
  ['arena-vinter', 'Arena Vinter', 'winter', '#3a86c8', '#ffffff', 'flake'],
  ['tone', 'Tone', 'music', '#d6246e', '#ffffff', 'note'],
  ['smak', 'Smak', 'food', '#8f2d56', '#ffe9c7', 'leaf'],
  ['hjem-og-hage', 'Hjem & Hage', 'food', '#6a994e', '#ffffff', 'house'],
  ['kino-klassisk', 'Kino Klassisk', 'film', '#5a4632', '#f3e3c3', 'reel'],
  ['historia', 'Historia', 'documentary', '#6b4226', '#f2dfb9', 'column'],
  ['viten', 'Viten', 'documentary', '#00607a', '#b8f2ff', 'atom'],
  ['sprett', 'Sprett', 'kids', '#00a6a6', '#fff685', 'dots'],
  ['arena-2', 'Arena 2', 'sport', '#0d7a43', '#d2ff3c', 'two', 'c'],
  ['motor-nord', 'Motor Nord', 'sport', '#212529', '#ff7b00', 'bolt', 'cp'],
  ['spurt', 'Spurt', 'sport', '#c1121f', '#fdf0d5', 'arrow', 'xp'],
  ['bane-tv', 'Bane TV', 'football', '#003049', '#7cff8a', 'ball', 'xcp'],
  ['reise', 'Reise', 'nature', '#0077b6', '#ffffff', 'globe'],
  ['retro', 'Retro', 'entertainment', '#8c4f1f', '#ffe066', 'rings'],
  ['scene', 'Scene', 'music', '#2b0f2e', '#f4b6c2', 'curtain'],
  ['tone-klassisk', 'Tone Klassisk', 'music', '#243447', '#e5d4a1', 'note'],
  ['romanse', 'Romanse', 'romance', '#b5446e', '#ffffff', 'heart'],
  ['midnatt', 'Midnatt', 'night', '#0b0b12', '#b02bff', 'moon', 's'],
  ['okonomi-na', 'Økonomi Nå', 'news', '#004e64', '#9fffcb', 'bars'],
  ['lokal-ost', 'Lokal Øst', 'news', '#355070', '#ffffff', 'pin', 's'],
  ['lokal-vest', 'Lokal Vest', 'news', '#1a759f', '#ffffff', 'pin', 's'],
  ['lokal-nord', 'Lokal Nord', 'news', '#415a77', '#ffffff', 'pin', 's'],
  ['davvi', 'Davvi', 'general', '#1d3fbb', '#ffd21f', 'ring'],
  ['sakte', 'Sakte', 'slow', '#4f6d7a', '#eaf4f4', 'wave', 'cs'],
];

export const channels: readonly Channel[] = lines.map(
  ([id, name, profile, ground, ink, sign, flags = '']) => ({
    id,
    name,
    profile,
    colours: [ground, ink],
    sign,
    hasCatchup: !flags.includes('c'),
    hasStartOver: !flags.includes('s'),
    isExternal: flags.includes('x'),
    ...(flags.includes('p') ? { entitlementKey: 'V_SPORT' } : {}),
  }),
);

/**
 * Creates channels: beyond forty, copies with their own ids and names (`nordlys-2`), for
 * measuring large guides.
 */
export function createChannels(count: number): readonly Channel[] {
  return Array.from({ length: count }, (_, index) => {
    const channel = channels[index % channels.length] as Channel;
    const turn = Math.floor(index / channels.length) + 1;
    return turn === 1
      ? channel
      : { ...channel, id: `${channel.id}-${turn}`, name: `${channel.name} ${turn}` };
  });
}

const byId = new Map(channels.map((channel) => [channel.id, channel]));

/** Returns the channel by id; a copy resolves to its original. */
export function channelOf(id: string): Channel | undefined {
  return byId.get(id) ?? byId.get(id.replace(/-\d+$/, ''));
}
