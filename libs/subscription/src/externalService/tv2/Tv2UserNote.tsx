import { useGetTv2UserQuery } from '@tv/api-client';
import type { ServiceStep } from '../serviceStep.ts';

export function Tv2UserNote({ step }: { readonly step: ServiceStep }) {
  const isConnected = step.kind === 'done' || step.kind === 'pending';
  const { data } = useGetTv2UserQuery(undefined, { skip: !isConnected });
  const user = data?.email ?? data?.userId;
  return isConnected && user !== undefined ? <p>Bruker hos TV 2: {user}</p> : null;
}
