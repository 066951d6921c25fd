import * as v from 'valibot';
import type { ParseContext } from './parseContext.ts';

/** An address of a service or a medium, made absolute by the answer that it stands in. */
export function address({ url }: ParseContext) {
  return v.pipe(
    v.string(),
    v.transform((link) => URL.parse(link, url)?.href ?? link),
  );
}

/** `{href}`, as most links are. */
export function href(context: ParseContext) {
  return v.object({ href: address(context) });
}
