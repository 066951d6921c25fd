import type { ShareImage } from '@tv/config/head';
import { imageUrl, SHARE_WIDTH } from '@tv/ui/imageSizes';

/** A picture of the image service as wide as shared links show one. */
export function sharePicture(url: string | undefined): ShareImage | undefined {
  return url === undefined ? undefined : { url: imageUrl(url, SHARE_WIDTH), width: SHARE_WIDTH };
}
