import type { MenuComponents } from '@tv/ui/lazyMenu';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import type { Quality } from '../../engine/tracks/quality.ts';
import type { PlayerPanel } from '../../sidePanel/PanelButtons.tsx';
import { PLAYBACK_SPEEDS, speedLabel } from '../transport/playbackSpeeds.ts';
import type { DialogName } from './useDialogState.ts';

export interface SettingsMenuItemsProps {
  readonly engine: PlaybackEngine;
  readonly pieces: MenuComponents;
  readonly panels: readonly PlayerPanel[];
  readonly onOpenDialog: (name: DialogName) => void;
}

/** Items of the settings menu. */
export function SettingsMenuItems({
  engine,
  pieces: { MenuRadioGroup, MenuItem, MenuSeparator },
  panels,
  onOpenDialog,
}: SettingsMenuItemsProps) {
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
          options={PLAYBACK_SPEEDS.map((speed) => ({ value: String(speed), label: speedLabel(speed) }))}
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
        <MenuItem key={name} onSelect={() => onOpenDialog(name)}>
          {name}
        </MenuItem>
      ))}
      {textTracks.length > 0 ? (
        <MenuItem onSelect={() => onOpenDialog('captions')}>Tekststil</MenuItem>
      ) : null}
      {canPictureInPicture ? (
        <MenuItem onSelect={() => engine.togglePictureInPicture()}>
          {isInPictureInPicture ? 'Tilbake til siden' : 'Bilde i bilde'}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={() => onOpenDialog('keys')}>Tastatursnarveier</MenuItem>
    </>
  );
}

function qualityOf(chosen: string): Quality {
  return chosen === 'auto' || chosen === 'dataSaver' ? chosen : Number(chosen);
}
