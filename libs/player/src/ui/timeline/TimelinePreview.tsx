import { useEffect, useState, type CSSProperties } from 'react';
import type { PlaybackEngine, Thumbnail } from '../../engine/playbackEngine.ts';
import styles from './Timeline.module.css';

interface TimelinePreviewProps {
  readonly engine: PlaybackEngine;
  readonly at: number;
  readonly share: string;
  readonly time: string;
  readonly programme: string | undefined;
}

/** The style types lack custom properties. */
interface PreviewStyle extends CSSProperties {
  readonly '--at': string;
}

/** Time, thumbnail and programme at the pointer. Screen readers read the slider. */
export function TimelinePreview({ engine, at, share, time, programme }: TimelinePreviewProps) {
  const [thumbnail, setThumbnail] = useState<Thumbnail>();
  const second = Math.round(at);
  useEffect(() => {
    let isCurrent = true;
    void engine.thumbnailAt(second).then((found) => {
      if (isCurrent) setThumbnail(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, second]);

  const previewStyle: PreviewStyle = { '--at': share };
  return (
    <div className={styles.preview} style={previewStyle} aria-hidden="true">
      {thumbnail === undefined ? null : (
        <div
          className={styles.picture}
          style={{
            inlineSize: `${thumbnail.width}px`,
            blockSize: `${thumbnail.height}px`,
            backgroundImage: `url("${thumbnail.url}")`,
            backgroundPosition: `-${thumbnail.x}px -${thumbnail.y}px`,
            backgroundSize: `${thumbnail.sheetWidth}px ${thumbnail.sheetHeight}px`,
          }}
        />
      )}
      <span className={styles.words}>
        {programme === undefined ? null : <span className={styles.programme}>{programme}</span>}
        <span>{time}</span>
      </span>
    </div>
  );
}
