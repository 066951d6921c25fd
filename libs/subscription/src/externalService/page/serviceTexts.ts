import { customerLinks, links } from '@tv/routes';
import { serviceName, type ServiceStep, type StreamingService } from '../externalService.ts';

const CONNECT_TEXTS: Readonly<Partial<Record<StreamingService, string>>> = {
  viaplay: 'Du får en kode her, skriver den inn hos Viaplay og kommer tilbake hit.',
  tv2play: 'Du logger inn hos TV 2 og blir ledet tilbake hit.',
  max: 'Max åpnes i et eget vindu. Der logger du inn eller lager en konto, og kommer tilbake hit.',
};

/** Text when polling has timed out. */
export const delayedText = (service: StreamingService): string =>
  `${serviceName(service)} er ikke ferdig ennå. Det kan ta noen minutter.`;

/** Describes what happens next. @param products names of the products that include the service */
export function nextStepText(service: StreamingService, step: ServiceStep, products?: string): string {
  const name = serviceName(service);
  const texts: Readonly<Record<ServiceStep['kind'], string>> = {
    done: 'Alt er klart. Du finner innholdet på forsiden og i søket.',
    pending: 'Du er koblet til, og rettighetene er på vei. Det tar som regel under et minutt.',
    connect: CONNECT_TEXTS[service] ?? `Du kobler til hos ${name} og kommer tilbake hit.`,
    cancel: `Du betaler for ${name} et annet sted. Avslutt det der, så kan du koble til ${name} herfra.`,
    password: `${name} mangler et passord for deg. Velg ett der, og kom tilbake hit.`,
    unknown: `${name} svarte ikke som ventet. Sjekk igjen om litt.`,
    readiness: isNameMissing(step)
      ? `Kundeservice legger inn navnet ditt, så kan du koble til ${name}.`
      : `Fyll inn det som mangler, så kan du koble til ${name}.`,
    notIncluded: products === undefined ? `Velg en pakke som har ${name}.` : `Følger med ${products}.`,
    noAccess: 'Se hva som skal til for å få det i gang igjen.',
  };
  return texts[step.kind];
}

/** Only customer service can add it. */
export const isNameMissing = (step: ServiceStep): boolean =>
  step.kind === 'readiness' && step.missing === 'INVALID_USER';

/** Returns the link to the next step; undefined for steps done on the activation page. */
export function nextStepLink(step: ServiceStep): { readonly to: string; readonly text: string } | undefined {
  if (step.kind === 'readiness' && !isNameMissing(step))
    return { to: customerLinks.personalia(), text: 'Fyll inn opplysningene' };
  if (step.kind === 'notIncluded') return { to: links.signUp(), text: 'Se pakker' };
  if (step.kind === 'noAccess') return { to: customerLinks.accountSubscription(), text: 'Se abonnementet' };
  return undefined;
}
