import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePath } from '@tv/routes';
import { MaxActivation } from '../max/MaxActivation.tsx';
import { Tv2Activation } from '../tv2/Tv2Activation.tsx';
import { ViaplayActivation } from '../viaplay/ViaplayActivation.tsx';
import { AllActivationsPage } from './StreamingServicesPage.tsx';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/aktiver-viaplay': ViaplayActivation,
  '/aktiver-tv2': Tv2Activation,
  '/aktiver-max': MaxActivation,
  // Older name of Max.
  '/aktiver-hbo': MaxActivation,
} satisfies Partial<Record<RoutePath, ComponentType>>;

/** `/aktiver` and the activation page of each service (ROUTE-79…83). */
export function ActivationPage() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/+$/, '').toLowerCase()] ?? AllActivationsPage;
  return <Page />;
}
