import type { CoverPage } from '@tv/api-client';

/** API link of the page's provider section. */
export function variantsLink({ sections }: Pick<CoverPage, 'sections'>): string | undefined {
  return sections.find((section) => section.kind === 'providerVariants')?.link;
}
