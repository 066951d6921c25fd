/** What is said where nobody can be reached and the browser knows of no network. */
export const OUT_OF_REACH = 'Du ser ut til å være uten nett';

/** Whether a call failed before any server answered. Takes anything that a query may keep as its error. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'NetworkError';
}
