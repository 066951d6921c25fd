import { useState } from 'react';
import { openStorage } from '@tv/config';
import { readCaptionStyle, writeCaptionStyle, type CaptionStyle } from '../preference/captionStyle.ts';

const device = () => openStorage(() => localStorage);

/** How subtitles look on this device, and how to change it. */
export function useCaptionStyle(): readonly [CaptionStyle, (style: CaptionStyle) => void] {
  const [style, setStyle] = useState(() => readCaptionStyle(device()));
  return [
    style,
    (chosen) => {
      setStyle(chosen);
      writeCaptionStyle(device(), chosen);
    },
  ];
}
