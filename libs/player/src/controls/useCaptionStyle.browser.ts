import { useEffect, useState } from 'react';
import { openStorage } from '@tv/config';
import { readCaptionStyle, writeCaptionStyle, type CaptionStyle } from '../preference/captionStyle.ts';

const device = () => openStorage(() => localStorage);

/** All that draw by it: the settings, and what plays in a corner of them. */
const listeners = new Set<(style: CaptionStyle) => void>();

/** How subtitles look on this device, and how to change it, at once wherever they are drawn. */
export function useCaptionStyle(): readonly [CaptionStyle, (style: CaptionStyle) => void] {
  const [style, setStyle] = useState(() => readCaptionStyle(device()));
  useEffect(() => {
    listeners.add(setStyle);
    return () => void listeners.delete(setStyle);
  }, []);
  return [
    style,
    (chosen) => {
      for (const tell of listeners) tell(chosen);
      writeCaptionStyle(device(), chosen);
    },
  ];
}
