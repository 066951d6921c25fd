export const OUT_OF_REACH = 'Du ser ut til å være uten nett';

/** Whether no server answered. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'NetworkError';
}
