/**
 * All that makes one brand differ from another in behaviour: names, texts, switches. Its looks are a theme
 * (CSS custom properties) in the app's folder. A brand is data; nothing asks "which brand am I".
 */
export interface Brand {
  /** The app's folder and Nx project, for example `brand-a`. */
  readonly id: string;
  /** What viewers call us, for example `Glimt`. */
  readonly displayName: string;
  /** The `{brand}` of the request headers `X-{brand}-Application` and its siblings (API-03…05). */
  readonly headerPrefix: string;
  /** The `{product}` of package names such as `{product}_MINI`. */
  readonly productPrefix: string;
  /** Slug of the what-is-the-product section: `/hva-er-{slug}`. */
  readonly slug: string;
  readonly texts: BrandTexts;
  readonly switches: BrandSwitches;
  readonly contact: { readonly customerService: string; readonly privacy: string };
}

export interface BrandTexts {
  /** Shown as the description of a page that has none of its own (PAGE-54). */
  readonly seoDescription: string;
  readonly tagline: string;
}

export interface BrandSwitches {
  /** Whether a page's description stands in for a missing seo description (PAGE-53). */
  readonly pageDescriptionAsSeoDescription: boolean;
}
