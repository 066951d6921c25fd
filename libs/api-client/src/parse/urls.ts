import * as v from 'valibot';
import { parseUrl } from '@tv/config';
import type { ParseContext } from './parseContext.ts';

/** A URL of a service or medium, resolved against the response's URL. */
export function absoluteUrl({ url }: ParseContext) {
  return v.pipe(
    v.string(),
    v.transform((link) => parseUrl(link, url)?.href ?? link),
  );
}

/** The URL of a stream: http or https. */
export function streamUrl(context: ParseContext) {
  return v.pipe(
    absoluteUrl(context),
    v.check((url) => /^https?:/.test(url), 'Not a stream URL'),
  );
}

/**
 * The URL of an image: http or https, without credentials, on one of our services or a host in
 * `allowedHosts`.
 */
export function imageUrl(context: ParseContext) {
  return v.pipe(
    absoluteUrl(context),
    v.check((url) => context.isAllowedImageUrl(url), 'Not an allowed image URL'),
  );
}

/** `{href}`, the format of most links. */
export function href(context: ParseContext) {
  return v.object({ href: absoluteUrl(context) });
}
