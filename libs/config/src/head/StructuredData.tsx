import { serializeStructuredData, type JsonLdObject } from './structuredData.ts';

interface StructuredDataProps {
  readonly data: JsonLdObject | undefined;
}

/** JSON-LD for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  if (!data) return null;
  // Never executed, so the content security policy allows it.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(data) }} />
  );
}
