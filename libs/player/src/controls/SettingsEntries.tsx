import type { MenuComponents } from '@tv/ui/lazyMenu';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { Quality } from '../engine/tracks/quality.ts';
import type { PlayerPanel } from './playerPanel.tsx';
import { SPEEDS, speedLabel } from './speeds.ts';
import { useStream } from './useStream.ts';

export interface SettingsEntriesProps {
  readonly engine: PlaybackEngine;
  readonly pieces: MenuComponents;
  readonly onCaptionStyle: () => void;
  readonly onKeys: () => void;
  readonly panels: readonly PlayerPanel[];
  readonly onPanel: (name: string) => void;
}

/** Items of the settings menu. */
export function SettingsEntries({
  engine,
  pieces: { MenuRadioGroup, MenuItem, MenuSeparator },
  onCaptionStyle,
  onKeys,
  panels,
  onPanel,
}: SettingsEntriesProps) {
  const stream = engine.state;
  const playMode = useStream(stream, 'playMode');
  const playbackRate = useStream(stream, 'playbackRate');
  const heights = useStream(stream, 'heights');
  const quality = useStream(stream, 'quality');
  const textTracks = useStream(stream, 'textTracks');
  const canPictureInPicture = useStream(stream, 'canPictureInPicture');
  const isInPictureInPicture = useStream(stream, 'isInPictureInPicture');
  const isFilm = playMode === 'ondemand';
  const hasQualities = heights.length > 1;
  return (
    <>
      {isFilm ? (
        <MenuRadioGroup
          label="Hastighet"
          value={String(playbackRate)}
          options={SPEEDS.map((speed) => ({ value: String(speed), label: speedLabel(speed) }))}
          onChange={(speed) => engine.setPlaybackRate(Number(speed))}
        />
      ) : null}
      {hasQualities ? (
        <MenuRadioGroup
          label="Kvalitet"
          value={String(quality)}
          options={[
            { value: 'auto', label: 'Auto' },
            { value: 'dataSaver', label: 'Spar data' },
            ...heights.map((height) => ({ value: String(height), label: `${height}p` })),
          ]}
          onChange={(chosen) => engine.setQuality(qualityOf(chosen))}
        />
      ) : null}
      {isFilm || hasQualities ? <MenuSeparator /> : null}
      {panels.map(({ name }) => (
        <MenuItem key={name} onSelect={() => onPanel(name)}>
          {name}
        </MenuItem>
      ))}
      {textTracks.length > 0 ? <MenuItem onSelect={onCaptionStyle}>Tekststil</MenuItem> : null}
      {canPictureInPicture ? (
        <MenuItem onSelect={() => engine.togglePictureInPicture()}>
          {isInPictureInPicture ? 'Tilbake til siden' : 'Bilde i bilde'}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={onKeys}>Tastatursnarveier</MenuItem>
    </>
  );
}

function qualityOf(chosen: string): Quality {
  return chosen === 'auto' || chosen === 'dataSaver' ? chosen : Number(chosen);
}
