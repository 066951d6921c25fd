import { screen } from '@testing-library/dom';

/** Names of buttons that the player renders twice, for mice and for touch. CSS shows one; jsdom has no CSS. */
type PlayerButtonName = 'Pause' | 'Spill av';

function first(buttons: readonly HTMLElement[]): HTMLElement {
  const [button] = buttons;
  if (!button) throw new Error('There is no button');
  return button;
}

export function getPlayerButton(name: PlayerButtonName): HTMLElement {
  return first(screen.getAllByRole('button', { name }));
}

export async function findPlayerButton(name: PlayerButtonName): Promise<HTMLElement> {
  return first(await screen.findAllByRole('button', { name }));
}
