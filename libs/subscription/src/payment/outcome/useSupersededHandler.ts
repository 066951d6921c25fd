import { useToast } from '@tv/ui';

/**
 * Returns a handler that shows a toast and refetches the subscription.
 * @param retry refetches
 */
export function useSupersededHandler(retry: () => void): () => void {
  const showToast = useToast();
  return () => {
    showToast({
      kind: 'info',
      title: 'Abonnementet er et annet enn da du åpnet siden',
      text: 'Ingenting er betalt eller endret herfra. Se over, og bekreft på nytt.',
    });
    retry();
  };
}
