import { customerLinks } from '@tv/routes';

/** `hboMax` is the old name of Max. */
const PAGES = {
  viaplay: 'viaplay',
  tv2play: 'tv2',
  max: 'max',
  hboMax: 'max',
} as const;

const hasPage = (providerId: string): providerId is keyof typeof PAGES => Object.hasOwn(PAGES, providerId);

/** The provider's activation page, if any. */
export function activationPath(providerId: string): string | undefined {
  return hasPage(providerId) ? customerLinks.activation(PAGES[providerId]) : undefined;
}
