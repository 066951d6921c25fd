import { useToast } from '@tv/ui';

/**
 * Gives the function for where a customer confirms something on a page that shows what he had before: he is told, and the page is
 * made anew from what he has now, which may lead to another page.
 *
 * @param retry  asks anew how he stands
 */
export function useOvertaken(retry: () => void): () => void {
  const tell = useToast();
  return () => {
    tell({
      kind: 'info',
      title: 'Abonnementet er et annet enn da du åpnet siden',
      text: 'Ingenting er betalt eller endret herfra. Se over, og bekreft på nytt.',
    });
    retry();
  };
}
