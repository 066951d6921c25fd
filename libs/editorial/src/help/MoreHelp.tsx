import { useBrand } from '@tv/config';
import { links, STREAMING_SERVICES, type HelpTopic } from '@tv/routes';
import { Link } from '@tv/ssr';
import { TextLink } from '@tv/ui';
import styles from './MoreHelp.module.css';

/** Customer service, and the topic's service. */
export function MoreHelp({ topic }: { readonly topic: HelpTopic }) {
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
