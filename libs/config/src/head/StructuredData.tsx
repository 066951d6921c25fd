import { structuredDataText, type Thing } from './structuredData.ts';

interface StructuredDataProps {
  readonly thing: Thing | undefined;
}

/** JSON-LD for search engines. */
export function StructuredData({ thing }: StructuredDataProps) {
  if (!thing) return null;
  // Never executed, so the content security policy allows it.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(thing) }} />
  );
}
