import { describe, expect, it } from 'vitest';
import { keyCommand } from './keyCommand.ts';

const press = (
  key: string,
  target: 'player' | 'button' | 'slider' | 'menu' = 'player',
  hasModifier = false,
) => keyCommand({ key, target, hasModifier });

describe('keys', () => {
  it.each([
    [' ', 'togglePlay'],
    ['k', 'togglePlay'],
    ['K', 'togglePlay'],
    ['ArrowLeft', 'seekBack'],
    ['ArrowRight', 'seekForward'],
    ['ArrowUp', 'louder'],
    ['ArrowDown', 'quieter'],
    ['m', 'toggleMute'],
    ['f', 'toggleFullscreen'],
    ['c', 'toggleSubtitles'],
    ['n', 'next'],
    ['PageUp', 'channelUp'],
    ['PageDown', 'channelDown'],
    ['b', 'channelBefore'],
    ['<', 'slower'],
    ['>', 'faster'],
    ['?', 'showKeys'],
    ['Home', { seekToShare: 0 }],
    ['End', { seekToShare: 1 }],
    ['0', { seekToShare: 0 }],
    ['3', { seekToShare: 0.3 }],
    [',', undefined],
    ['.', undefined],
    ['F1', undefined],
    ['Escape', 'leave'],
    ['x', undefined],
    ['constructor', undefined],
  ])('%j does %s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it('leave the browser its own', () => {
    expect(press('f', 'player', true)).toBeUndefined();
  });

  it('space presses the button that has the focus, other keys work there too', () => {
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('k', 'button')).toBe('togglePlay');
    expect(press('ArrowLeft', 'button')).toBe('seekBack');
  });

  it('arrows move the slider that has the focus', () => {
    expect(press('ArrowLeft', 'slider')).toBeUndefined();
    expect(press('Home', 'slider')).toBeUndefined();
    expect(press('End', 'slider')).toBeUndefined();
    expect(press(' ', 'slider')).toBe('togglePlay');
  });

  it('a menu has all keys to itself', () => {
    expect(press('m', 'menu')).toBeUndefined();
    expect(press('Escape', 'menu')).toBeUndefined();
  });
});
