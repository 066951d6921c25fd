import { useEffect, useState } from 'react';
import { openStorage } from '@tv/config';
import { readCaptionStyle, writeCaptionStyle, type CaptionStyle } from '../../preference/captionStyle.ts';

const device = () => openStorage(() => localStorage);

const listeners = new Set<(style: CaptionStyle) => void>();

/** Subtitle style of this device, in sync across components. */
export function useCaptionStyle(): readonly [CaptionStyle, (style: CaptionStyle) => void] {
  const [style, setStyle] = useState(() => readCaptionStyle(device()));
  useEffect(() => {
    listeners.add(setStyle);
    return () => void listeners.delete(setStyle);
  }, []);
  return [
    style,
    (chosen) => {
      for (const notify of listeners) notify(chosen);
      writeCaptionStyle(device(), chosen);
    },
  ];
}
