import type { CoverPage } from '@tv/api-client';

/** Where the variants of a page are asked for: at the address that its section of providers brings. */
export function variantsLink({ sections }: Pick<CoverPage, 'sections'>): string | undefined {
  return sections.find((section) => section.kind === 'providerVariants')?.link;
}
