import { structuredDataText, type Thing } from './structuredData.ts';

interface StructuredDataProps {
  readonly thing: Thing | undefined;
}

/** Structured data for search engines, as JSON-LD. */
export function StructuredData({ thing }: StructuredDataProps) {
  if (!thing) return null;
  // JSON-LD is not executed, so the content security policy allows it.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(thing) }} />
  );
}
