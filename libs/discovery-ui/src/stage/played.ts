/** Answers a call as it likes: with a body, a whole response, or a promise of either. */
export type Played = (url: URL, method: string) => unknown;

/** What the network says, by path: a body, or a function that answers. */
export type Answers = Readonly<Record<string, unknown>>;

export const isPlayed = (said: unknown): said is Played => typeof said === 'function';
