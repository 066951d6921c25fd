export interface Screen {
  readonly name: string;
  readonly path: string;
}

export const SCREENS: readonly Screen[] = [
  { name: 'front', path: '/' },
  { name: 'film', path: '/film/isfront' },
  { name: 'serie', path: '/serie/ferja' },
  { name: 'explore', path: '/filmer' },
  { name: 'list', path: '/tema/start/liste/start-nye-filmer' },
  { name: 'guide', path: '/tv-guide' },
  { name: 'search', path: '/search?q=is' },
  { name: 'help', path: '/hjelp' },
  { name: 'package', path: '/abonnementer/mest-sport-premium' },
];

/** Viewports in CSS pixels. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
