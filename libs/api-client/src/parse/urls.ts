import * as v from 'valibot';
import { parseUrl } from '@tv/config';
import type { ParseContext } from './parserOf.ts';

/** A URL of a service or medium, resolved against the response's URL. */
export const absoluteUrl = (context: ParseContext) =>
  v.pipe(
    v.string(),
    v.transform((link) => parseUrl(link, context.url)?.href ?? link),
  );

/** The URL of a stream: http or https. */
export const streamUrl = (context: ParseContext) =>
  v.pipe(
    absoluteUrl(context),
    v.check((url) => /^https?:/.test(url), 'Not a stream URL'),
  );

/** An image URL: http or https, without credentials, on one of our services or a host in `allowedHosts`. */
export const imageUrl = (context: ParseContext) =>
  v.pipe(
    absoluteUrl(context),
    v.check((url) => context.isAllowedImageUrl(url), 'Not an allowed image URL'),
  );

/** `{href}`, the format of most links. */
export const href = (context: ParseContext) => v.object({ href: absoluteUrl(context) });
