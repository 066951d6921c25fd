import type { MenuComponents } from '@tv/ui/lazyMenu';
import type { MediaTrack, PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import { trackLabels } from './trackLabel.ts';

const NONE = 'none';

interface TrackMenuItemsProps {
  readonly engine: PlaybackEngine;
  readonly pieces: MenuComponents;
}

/** Subtitle and audio choices. */
export function TrackMenuItems({ engine, pieces: { MenuRadioGroup, MenuSeparator } }: TrackMenuItemsProps) {
  const stream = engine.state;
  const audioTracks = useStream(stream, 'audioTracks');
  const textTracks = useStream(stream, 'textTracks');
  const audio = useStream(stream, 'currentAudioTrack');
  const text = useStream(stream, 'currentTextTrack');
  return (
    <>
      {textTracks.length === 0 ? null : (
        <MenuRadioGroup
          label="Undertekster"
          value={text ?? NONE}
          options={[{ value: NONE, label: 'Av' }, ...optionsOf(textTracks)]}
          onChange={(id) => engine.selectTextTrack(id === NONE ? undefined : id)}
        />
      )}
      {audioTracks.length < 2 ? null : (
        <>
          {textTracks.length === 0 ? null : <MenuSeparator />}
          <MenuRadioGroup
            label="Lyd"
            value={audio}
            options={optionsOf(audioTracks)}
            onChange={(id) => engine.selectAudioTrack(id)}
          />
        </>
      )}
    </>
  );
}

function optionsOf(tracks: readonly MediaTrack[]) {
  const labels = trackLabels(tracks);
  return tracks.map(({ id }, at) => ({ value: id, label: labels[at] ?? '' }));
}
