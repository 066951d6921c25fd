import { structuredDataText, type Thing } from './structuredData.ts';

interface StructuredDataProps {
  readonly thing: Thing | undefined;
}

/** Tells search engines what a page is about, where it is drawn; nobody sees it. */
export function StructuredData({ thing }: StructuredDataProps) {
  if (!thing) return null;
  // Data, not script: nothing runs it, and the content security policy lets it stand.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(thing) }} />
  );
}
