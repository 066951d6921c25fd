import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { formatClockTime, formatRelativeDay } from '@tv/time';
import type { CardLink, LinkContext } from '../../card/link/cardLink.ts';
import { detailsLink, playLink } from '../../card/link/playLink.ts';
import type { ProgrammeCard } from './programmeCard.ts';

interface LinkAction {
  readonly kind: 'live' | 'restart' | 'archive' | 'wait' | 'signUp' | 'account' | 'more';
  readonly label: string;
  readonly link: CardLink;
}

export type ProgrammeAction = LinkAction | { readonly kind: 'signIn'; readonly label: string };

export interface ActionOptions {
  readonly isVisitor: boolean;
  /** From the title details; undefined while unknown. */
  readonly isInArchive: boolean | undefined;
  /** Offers waiting for the start. */
  readonly isSoon: boolean;
}

/**
 * Returns the actions on a programme, primary first. Starting over requires `isInArchive`. Without access, they lead
 * to sign-in, sign-up or the account.
 */
export function programmeActions(
  card: ProgrammeCard,
  type: ProgramStateType,
  target: BehaviorTarget,
  { isVisitor, isInArchive, isSoon }: ActionOptions,
  context: LinkContext,
): readonly ProgrammeAction[] {
  const offer = (kind: LinkAction['kind'], label: string, link: CardLink | undefined): LinkAction[] =>
    link ? [{ kind, label, link }] : [];
  const startOver = startOverLink(card);
  const more = offer('more', 'Mer om programmet', detailsLink(card, context));
  switch (type) {
    case 'Live':
      return [
        ...offer('live', 'Se direkte', playLink(card, { state: type, target }, context)),
        ...offer('restart', 'Start forfra', isInArchive ? startOver : undefined),
        ...more,
      ];
    case 'Default':
    case 'Rented':
      return [...offer('archive', 'Se i arkivet', isInArchive === false ? undefined : startOver), ...more];
    case 'NoAccess':
      return isVisitor
        ? [{ kind: 'signIn', label: 'Logg inn' }, ...offer('signUp', 'Bli kunde', accessLink(card)), ...more]
        : [...offer('account', 'Se hva som gir tilgang', accessLink(card)), ...more];
    case 'Planned':
      return [...offer('wait', 'Vent på starten', isSoon && !isVisitor ? startOver : undefined), ...more];
    case 'Expired':
      return more;
  }
}

/** Returns the link to what gives access to the channel (REC-01). */
function accessLink({ channel: { id, entitlementKeys } }: ProgrammeCard): CardLink {
  const from = links.watch({ kind: 'live', id });
  return { kind: 'internal', to: customerLinks.access({ kind: 'live', id, entitlementKeys, from }) };
}

/** Returns the link to the start, without the redirect to a cover page (ROUTE-06). */
function startOverLink({ title, links: given }: ProgrammeCard): CardLink | undefined {
  const id = given?.details?.id;
  if (id === undefined) return undefined;
  return { kind: 'internal', to: links.watch({ kind: 'vod', id, title, disableScpRedirect: true }) };
}

/** Returns why a programme cannot be played; undefined if it can. */
export function programmeNote(
  type: ProgramStateType,
  { isVisitor, isInArchive }: Pick<ActionOptions, 'isVisitor' | 'isInArchive'>,
  start: number,
  now: number,
): string | undefined {
  switch (type) {
    case 'Planned':
      return `Sendes ${formatRelativeDay(start, now).toLowerCase()} kl. ${formatClockTime(start)}.`;
    case 'NoAccess':
      return isVisitor
        ? 'Kanalen er for kunder. Logg inn, eller bli kunde for å se den.'
        : 'Kanalen er ikke med i abonnementet ditt.';
    case 'Expired':
    case 'Default':
    case 'Rented':
      return type !== 'Expired' && isInArchive !== false
        ? undefined
        : 'Programmet er ikke tilgjengelig i arkivet.';
    case 'Live':
      return undefined;
  }
}
