import styles from './CaptionStyle.module.css';
import { CaptionStyleChoices } from './CaptionStyleChoices.tsx';
import { useCaptionStyle } from './useCaptionStyle.browser.ts';

/** How subtitles look on this device, outside of the player. For a page that is drawn in a browser. */
export function CaptionStyleSetting() {
  const [style, setStyle] = useCaptionStyle();
  return (
    <div className={styles.setting}>
      <CaptionStyleChoices style={style} onChange={setStyle} />
    </div>
  );
}
