import styles from './CaptionStyle.module.css';
import { CaptionStyleChoices } from './CaptionStyleChoices.tsx';
import { useCaptionStyle } from './useCaptionStyle.browser.ts';

/** Subtitle style for a settings page. Client-side only. */
export function CaptionStyleSetting() {
  const [style, setStyle] = useCaptionStyle();
  return (
    <div className={styles.setting}>
      <CaptionStyleChoices style={style} onChange={setStyle} />
    </div>
  );
}
