import { IconButton, SubtitlesIcon } from '@tv/ui';
import { LazyMenu } from '@tv/ui/lazyMenu';
import { deferredModule } from '../../deferred/useDeferredParts.ts';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import { MENU_OFFSET } from '../dialogs/menuOffset.ts';

interface TrackMenuProps {
  readonly engine: PlaybackEngine;
  /** The player: nothing outside it shows in fullscreen. */
  readonly container: HTMLElement | null;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Subtitle and audio menu, if there is a choice. */
export function TrackMenu({ engine, container, onOpenChange }: TrackMenuProps) {
  const audioTracks = useStream(engine.state, 'audioTracks');
  const textTracks = useStream(engine.state, 'textTracks');
  if (audioTracks.length < 2 && textTracks.length === 0) return null;

  return (
    <LazyMenu
      side="top"
      offset={MENU_OFFSET}
      container={container}
      onOpenChange={onOpenChange}
      trigger={<IconButton label="Undertekster og lyd" icon={<SubtitlesIcon />} />}
      loadEntries={deferredModule}
    >
      {({ TrackMenuItems, ...pieces }) => <TrackMenuItems engine={engine} pieces={pieces} />}
    </LazyMenu>
  );
}
