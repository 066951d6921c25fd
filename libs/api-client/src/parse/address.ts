import * as v from 'valibot';
import { parseUrl } from '@tv/config';
import type { ParseContext } from './parseContext.ts';

/** An address of a service or a medium, made absolute by the answer that it stands in. */
export function address({ url }: ParseContext) {
  return v.pipe(
    v.string(),
    v.transform((link) => parseUrl(link, url)?.href ?? link),
  );
}

/** The address of a stream: of http or https, since nothing else is played. */
export function streamAddress(context: ParseContext) {
  return v.pipe(
    address(context),
    v.check((url) => /^https?:/.test(url), 'Not an address of streams'),
  );
}

/**
 * The address of a picture: shown as it is, so that it must be of http or https, without a user name or password in it,
 * on a host of our services or of the configuration's `allowedHosts`.
 */
export function pictureAddress(context: ParseContext) {
  return v.pipe(
    address(context),
    v.check((url) => context.mayShow(url), 'Not an address of pictures'),
  );
}

/** `{href}`, as most links are. */
export function href(context: ParseContext) {
  return v.object({ href: address(context) });
}
