import { customerLinks, links } from '@tv/routes';
import type { ServiceStep } from '../serviceStep.ts';
import { serviceName, type StreamingService } from '../streamingService.ts';

const CONNECT_TEXTS: Readonly<Partial<Record<StreamingService, string>>> = {
  viaplay: 'Du får en kode her, skriver den inn hos Viaplay og kommer tilbake hit.',
  tv2play: 'Du logger inn hos TV 2 og blir ledet tilbake hit.',
  max: 'Max åpnes i et eget vindu. Der logger du inn eller lager en konto, og kommer tilbake hit.',
};

/** Text when polling has timed out. */
export function delayedText(service: StreamingService): string {
  return `${serviceName(service)} er ikke ferdig ennå. Det kan ta noen minutter.`;
}

/**
 * What happens next.
 *
 * @param products names of the products that include the service
 */
export function nextStepText(service: StreamingService, step: ServiceStep, products?: string): string {
  const name = serviceName(service);
  switch (step.kind) {
    case 'done':
      return 'Alt er klart. Du finner innholdet på forsiden og i søket.';
    case 'pending':
      return 'Du er koblet til, og rettighetene er på vei. Det tar som regel under et minutt.';
    case 'connect':
      return CONNECT_TEXTS[service] ?? `Du kobler til hos ${name} og kommer tilbake hit.`;
    case 'cancel':
      return `Du betaler for ${name} et annet sted. Avslutt det der, så kan du koble til ${name} herfra.`;
    case 'password':
      return `${name} mangler et passord for deg. Velg ett der, og kom tilbake hit.`;
    case 'unknown':
      return `${name} svarte ikke som ventet. Sjekk igjen om litt.`;
    case 'readiness':
      return step.missing === 'INVALID_USER'
        ? `Kundeservice legger inn navnet ditt, så kan du koble til ${name}.`
        : `Fyll inn det som mangler, så kan du koble til ${name}.`;
    case 'notIncluded':
      return products === undefined ? `Velg en pakke som har ${name}.` : `Følger med ${products}.`;
    case 'noAccess':
      return 'Se hva som skal til for å få det i gang igjen.';
  }
}

/** Link to the next step; undefined for steps done on the activation page. */
export function nextStepLink(step: ServiceStep): { readonly to: string; readonly text: string } | undefined {
  if (step.kind === 'readiness' && step.missing !== 'INVALID_USER')
    return { to: customerLinks.personalia(), text: 'Fyll inn opplysningene' };
  if (step.kind === 'notIncluded') return { to: links.signUp(), text: 'Se pakker' };
  if (step.kind === 'noAccess') return { to: customerLinks.accountSubscription(), text: 'Se abonnementet' };
  return undefined;
}
