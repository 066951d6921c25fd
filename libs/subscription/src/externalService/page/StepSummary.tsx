import type { ReactNode } from 'react';
import { useGetProductsQuery, useGetTv2UserQuery } from '@tv/api-client';
import { useConfig } from '@tv/config';
import { PartBoundary } from '@tv/ssr';
import { CheckIcon, classNames, ClockIcon, Image, PlusIcon, WarningIcon } from '@tv/ui';
import { useServiceLogo } from '../../choice/page/useFrontPageSwimlane.ts';
import { productsIncluding, stepText, type ServiceStep, type StreamingService } from '../externalService.ts';
import styles from './StepSummary.module.css';
import { delayedText, nextStepText } from './serviceTexts.ts';

interface StepSummaryProps {
  readonly service: StreamingService;
  readonly step: ServiceStep;
  readonly isDelayed?: boolean;
}

/** Status of a service, and what happens next. */
export function StepSummary({ service, step, isDelayed = false }: StepSummaryProps) {
  const products = useProductNamesWith(service);
  return (
    <>
      <p className={styles.sentence}>
        <StepIcon kind={step.kind} />
        {stepText(service, step)}
      </p>
      <p className={styles.next}>
        {isDelayed ? delayedText(service) : nextStepText(service, step, products)}
      </p>
    </>
  );
}

/** Returns the names of the products that include a service: `Mye eller Mest`. */
function useProductNamesWith(service: StreamingService): string | undefined {
  const { ids } = useConfig().products;
  const { data = [] } = useGetProductsQuery({});
  const wanted = new Set<string>(productsIncluding(service).map((key) => ids[key]));
  const names = data.filter(({ id }) => wanted.has(id)).map(({ name }) => name);
  return names.length === 0 ? undefined : new Intl.ListFormat('nb', { type: 'disjunction' }).format(names);
}

const ICONS: Readonly<Partial<Record<ServiceStep['kind'], ReactNode>>> = {
  done: <CheckIcon />,
  pending: <ClockIcon />,
  notIncluded: <PlusIcon />,
};

function StepIcon({ kind }: Pick<ServiceStep, 'kind'>) {
  const icon = ICONS[kind];
  const tone = icon === undefined ? styles.waiting : kind === 'done' && styles.done;
  return (
    <span aria-hidden="true" className={classNames(styles.icon, tone)}>
      {icon ?? <WarningIcon />}
    </span>
  );
}

/** Logo from the front page's service row, or the name. Hidden from screen readers. */
export function ServiceLogo({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className={styles.logo}>
      <PartBoundary fallback={name}>
        <FoundLogo name={name} />
      </PartBoundary>
    </span>
  );
}

function FoundLogo({ name }: { readonly name: string }) {
  const logo = useServiceLogo()(name);
  return logo === undefined ? (
    name
  ) : (
    <Image src={logo} alt="" aspectRatio={2.5} width={100} fit="contain" isAdaptive={false} isLogo />
  );
}

export function Tv2UserNote({ step }: { readonly step: ServiceStep }) {
  const isConnected = step.kind === 'done' || step.kind === 'pending';
  const { data } = useGetTv2UserQuery(undefined, { skip: !isConnected });
  const user = data?.email ?? data?.userId;
  return isConnected && user !== undefined ? <p>Bruker hos TV 2: {user}</p> : null;
}
