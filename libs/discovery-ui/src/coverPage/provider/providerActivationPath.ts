import { customerLinks } from '@tv/routes';

/** `hboMax` is the old name of Max. */
const ACTIVATION_PAGES = {
  viaplay: 'viaplay',
  tv2play: 'tv2',
  max: 'max',
  hboMax: 'max',
} as const;

const hasActivationPage = (providerId: string): providerId is keyof typeof ACTIVATION_PAGES =>
  Object.hasOwn(ACTIVATION_PAGES, providerId);

/** The provider's activation page, if any. */
export function providerActivationPath(providerId: string): string | undefined {
  return hasActivationPage(providerId) ? customerLinks.activation(ACTIVATION_PAGES[providerId]) : undefined;
}
