import { describe, expect, it } from 'vitest';
import { keyCommand } from './keyCommand.ts';

const press = (
  key: string,
  target: 'player' | 'button' | 'slider' | 'menu' = 'player',
  hasModifier = false,
) => keyCommand({ key, target, hasModifier });

describe('keyCommand', () => {
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
  ])('maps the key %j to %s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it('ignores keys with a modifier, which belong to the browser', () => {
    expect(press('f', 'player', true)).toBeUndefined();
  });

  it('leaves space to a focused button and maps other keys', () => {
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('k', 'button')).toBe('togglePlay');
    expect(press('ArrowLeft', 'button')).toBe('seekBack');
  });

  it('leaves arrows, Home and End to a focused slider', () => {
    expect(press('ArrowLeft', 'slider')).toBeUndefined();
    expect(press('Home', 'slider')).toBeUndefined();
    expect(press('End', 'slider')).toBeUndefined();
    expect(press(' ', 'slider')).toBe('togglePlay');
  });

  it('leaves all keys to an open menu', () => {
    expect(press('m', 'menu')).toBeUndefined();
    expect(press('Escape', 'menu')).toBeUndefined();
  });
});
