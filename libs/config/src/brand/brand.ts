/** Names, texts and switches of a brand. Code never checks which brand it runs as. */
export interface Brand {
  /** Its folder: `brand-a`. */
  readonly id: string;
  /** Name shown to users: `Glimt`. */
  readonly displayName: string;
  /** `{brand}` in headers such as `X-{brand}-Application` (API-03…05). */
  readonly headerPrefix: string;
  /** `{product}` in package names such as `{product}_MINI`. */
  readonly productPrefix: string;
  /** Slug of the product page: `/hva-er-{slug}`. */
  readonly slug: string;
  readonly texts: {
    /** Default description (PAGE-54). */
    readonly seoDescription: string;
    readonly tagline: string;
  };
  readonly switches: {
    /** A page's description replaces a missing SEO description (PAGE-53). */
    readonly pageDescriptionAsSeoDescription: boolean;
  };
  readonly contact: { readonly customerService: string; readonly privacy: string };
}
