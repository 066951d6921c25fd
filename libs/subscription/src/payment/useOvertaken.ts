import { useToast } from '@tv/ui';

/**
 * Returns a handler for a superseded payment: shows a toast and reloads the subscription status.
 * @param retry refetches the status
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
