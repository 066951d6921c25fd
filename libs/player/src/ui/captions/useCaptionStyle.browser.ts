import { useEffect, useState } from 'react';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { defaultCaptionStyle, storedCaptionStyle, type CaptionStyle } from '../../preference/captionStyle.ts';

const listeners = new Set<(style: CaptionStyle) => void>();

/** Returns the subtitle style of this device, in sync across components. */
export function useCaptionStyle(): readonly [CaptionStyle, (style: CaptionStyle) => void] {
  const [style, setStyle] = useState(
    () => storedCaptionStyle.read(openDeviceStorage()) ?? defaultCaptionStyle,
  );
  useEffect(() => {
    listeners.add(setStyle);
    return () => void listeners.delete(setStyle);
  }, []);
  return [
    style,
    (chosen) => {
      for (const notify of listeners) notify(chosen);
      storedCaptionStyle.write(openDeviceStorage(), chosen);
    },
  ];
}
