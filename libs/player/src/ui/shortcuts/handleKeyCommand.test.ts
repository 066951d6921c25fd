import { describe, expect, it } from 'vitest';
import type { StreamState } from '../../engine/playbackEngine.ts';
import { createFakeEngine } from '../../testing/fakeEngine.ts';
import { handleKeyCommand } from './handleKeyCommand.ts';
import type { KeyCommand } from './keyCommand.ts';

const text = (id: string, language: string) => ({ id, language, purpose: 'main' }) as const;

/** Returns the engine commands and callbacks after a sequence of key commands. */
function outcome(state: Partial<StreamState>, ...commands: readonly KeyCommand[]) {
  const engine = createFakeEngine(state);
  const others: string[] = [];
  for (const command of commands) {
    handleKeyCommand(command, {
      engine,
      steps: { seekBackSeconds: 10, seekForwardSeconds: 30 },
      fullscreen: { isFullscreen: false, toggle: () => others.push('fullscreen') },
      onNext: () => others.push('next'),
      onZap: (to) => others.push(`zap ${to}`),
      onShowShortcuts: () => others.push('keys'),
      onClose: () => others.push('close'),
    });
  }
  return [...engine.commands, ...others];
}

describe('handleKeyCommand', () => {
  it('seeks to a share of the duration, and live to the live edge', () => {
    const film = { duration: 5400, position: 60 };
    expect(outcome(film, { seekToShare: 0 }, { seekToShare: 0.5 }, { seekToShare: 1 })).toEqual([
      'seek 0',
      'seek 2700',
      'seek 5400',
    ]);
    const channel = { playMode: 'liveTimeShift', duration: 7200, position: 100 } as const;
    expect(outcome(channel, { seekToShare: 0.5 }, { seekToShare: 1 })).toEqual([
      'seek 3600',
      'seekToLiveEdge',
    ]);
    expect(outcome({ ...channel, playMode: 'live' }, { seekToShare: 0 })).toEqual([]);
  });

  it('changes the speed step by step on demand, and never live', () => {
    expect(outcome({}, 'faster', 'faster', 'slower')).toEqual([
      'setPlaybackRate 1.25',
      'setPlaybackRate 1.5',
      'setPlaybackRate 1.25',
    ]);
    expect(outcome({ playbackRate: 2 }, 'faster')).toEqual(['setPlaybackRate 2']);
    expect(outcome({ playbackRate: 0.5 }, 'slower')).toEqual(['setPlaybackRate 0.5']);
    expect(outcome({ playMode: 'live' }, 'faster', 'slower')).toEqual([]);
  });

  it('toggles Norwegian subtitles, else the first track', () => {
    const both = [text('en', 'en'), text('no', 'no')];
    expect(outcome({ textTracks: both }, 'toggleSubtitles', 'toggleSubtitles')).toEqual([
      'selectTextTrack no',
      'selectTextTrack none',
    ]);
    expect(outcome({ textTracks: [text('en', 'en')] }, 'toggleSubtitles')).toEqual(['selectTextTrack en']);
    expect(outcome({}, 'toggleSubtitles')).toEqual([]);
  });

  it('switches channels', () => {
    expect(outcome({}, 'channelUp', 'channelDown', 'channelBefore')).toEqual([
      'zap up',
      'zap down',
      'zap before',
    ]);
  });

  it('plays the next episode, shows the shortcuts, toggles fullscreen and closes', () => {
    expect(outcome({}, 'next', 'showKeys', 'toggleFullscreen', 'leave')).toEqual([
      'next',
      'keys',
      'fullscreen',
      'close',
    ]);
  });
});
