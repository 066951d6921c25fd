import { customerLinks } from '@tv/routes';

/** External services that are activated on a page of ours. The second name of Max is its older one. */
const PAGES = {
  viaplay: 'viaplay',
  tv2play: 'tv2',
  max: 'max',
  hboMax: 'max',
} as const;

const hasPage = (providerId: string): providerId is keyof typeof PAGES => Object.hasOwn(PAGES, providerId);

/** The page where a provider's service is activated, if there is one. */
export function activationPath(providerId: string): string | undefined {
  return hasPage(providerId) ? customerLinks.activation(PAGES[providerId]) : undefined;
}
