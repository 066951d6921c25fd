import { IconButton, SubtitlesIcon } from '@tv/ui';
import { LateMenu } from '@tv/ui/lateMenu';
import type { MediaTrack, PlaybackEngine } from '../engine/playbackEngine.ts';
import { MENU_OFFSET } from './menuOffset.ts';
import { trackLabel } from './trackLabel.ts';
import { useStream } from './useStream.ts';

const NONE = 'none';

interface TrackMenuProps {
  readonly engine: PlaybackEngine;
  /** The player itself, since nothing else is seen while it fills the screen. */
  readonly container: HTMLElement | null;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Subtitles and spoken languages. Not there where there is nothing to choose. */
export function TrackMenu({ engine, container, onOpenChange }: TrackMenuProps) {
  const stream = engine.state;
  const audioTracks = useStream(stream, 'audioTracks');
  const textTracks = useStream(stream, 'textTracks');
  const audio = useStream(stream, 'currentAudioTrack');
  const text = useStream(stream, 'currentTextTrack');
  if (audioTracks.length < 2 && textTracks.length === 0) return null;

  return (
    <LateMenu
      side="top"
      offset={MENU_OFFSET}
      container={container}
      onOpenChange={onOpenChange}
      trigger={<IconButton label="Undertekster og lyd" icon={<SubtitlesIcon />} />}
    >
      {({ MenuChoice, MenuSeparator }) => (
        <>
          {textTracks.length === 0 ? null : (
            <MenuChoice
              label="Undertekster"
              value={text ?? NONE}
              options={[{ value: NONE, label: 'Av' }, ...optionsOf(textTracks)]}
              onChange={(id) => engine.selectTextTrack(id === NONE ? undefined : id)}
            />
          )}
          {audioTracks.length < 2 ? null : (
            <>
              {textTracks.length === 0 ? null : <MenuSeparator />}
              <MenuChoice
                label="Lyd"
                value={audio}
                options={optionsOf(audioTracks)}
                onChange={(id) => engine.selectAudioTrack(id)}
              />
            </>
          )}
        </>
      )}
    </LateMenu>
  );
}

function optionsOf(tracks: readonly MediaTrack[]) {
  return tracks.map((track) => ({ value: track.id, label: trackLabel(track) }));
}
