import type { RefObject } from 'react';
import { IconButton, SettingsIcon, SubtitlesIcon } from '@tv/ui';
import { LazyMenu } from '@tv/ui/lazyMenu';
import { deferredModule } from '../../deferred/useDeferredParts.ts';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';
import type { SettingsMenuItemsProps } from './SettingsMenuItems.tsx';

/** The offset in pixels keeps the timeline visible. */
const PLACEMENT = { side: 'top', offset: 60 } as const;

interface MenuProps {
  readonly engine: PlaybackEngine;
  /** The player: nothing outside it shows in fullscreen. */
  readonly container: HTMLElement | null;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Subtitle and audio menu, if there is a choice. */
export function TrackMenu({ engine, ...menu }: MenuProps) {
  const audioTracks = useStream(engine.state, 'audioTracks');
  const textTracks = useStream(engine.state, 'textTracks');
  if (audioTracks.length < 2 && textTracks.length === 0) return null;
  const trigger = <IconButton label="Undertekster og lyd" icon={<SubtitlesIcon />} />;
  return (
    <LazyMenu {...menu} {...PLACEMENT} trigger={trigger} loadEntries={deferredModule}>
      {({ TrackMenuItems, ...pieces }) => <TrackMenuItems engine={engine} pieces={pieces} />}
    </LazyMenu>
  );
}

interface SettingsMenuProps extends MenuProps, Omit<SettingsMenuItemsProps, 'pieces'> {
  /** Gets the focus back when a dialog closes. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Speed on demand, quality if there are several, and rare actions. */
export function SettingsMenu({ buttonRef, container, onOpenChange, ...entries }: SettingsMenuProps) {
  const menu = { container, onOpenChange, ...PLACEMENT };
  const trigger = <IconButton ref={buttonRef} label="Innstillinger for avspilling" icon={<SettingsIcon />} />;
  return (
    <LazyMenu {...menu} trigger={trigger} loadEntries={deferredModule}>
      {({ SettingsMenuItems, ...pieces }) => <SettingsMenuItems {...entries} pieces={pieces} />}
    </LazyMenu>
  );
}
