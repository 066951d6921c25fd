import { useBrand } from '@tv/config';
import { links, STREAMING_SERVICES, type HelpTopic } from '@tv/routes';
import { Link } from '@tv/ssr';
import { TextLink } from '@tv/ui';
import { EditorialPageLayout } from '../page/EditorialPageLayout.tsx';
import { PageTiles } from '../page/PageTiles.tsx';
import type { EditorialPage } from '../page/editorialPage.ts';
import { RichText } from '../richText/RichText.tsx';
import { TableOfContents, tocEntries } from '../tableOfContents/TableOfContents.tsx';
import { HelpFeedback } from './HelpFeedback.tsx';
import styles from './HelpPage.module.css';

/** Customer service, and the topic's service. */
function MoreHelp({ topic }: { readonly topic: HelpTopic }) {
  const { contact } = useBrand();
  const service = STREAMING_SERVICES.find((one) => one === topic);
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>Fant du ikke svaret?</h2>
      <p>
        Skriv til oss på{' '}
        <TextLink href={`mailto:${contact.customerService}`}>{contact.customerService}</TextLink>, så finner
        vi det ut sammen.
      </p>
      {service !== undefined && (
        <p>
          <TextLink as={Link} to={links.streamingService(service)}>
            Om tjenesten, og hva den koster
          </TextLink>
        </p>
      )}
    </section>
  );
}

/** `/hjelp/{topic}`: questions, feedback and other topics (PAGE-06, PAGE-07). */
export function HelpPage({ page, topic }: { readonly page: EditorialPage; readonly topic: HelpTopic }) {
  const entries = tocEntries(page.blocks);
  const others = page.section.slice(1).filter(({ path }) => path !== page.path);
  return (
    <EditorialPageLayout
      page={page}
      aside={entries.length > 0 ? <TableOfContents entries={entries} /> : <MoreHelp topic={topic} />}
      isAsideLast={entries.length === 0}
    >
      <RichText blocks={page.blocks} />
      <HelpFeedback path={page.path} />
      <PageTiles title="Hjelp til noe annet" entries={others} isBrief />
    </EditorialPageLayout>
  );
}
