import { customerLinks, links } from '@tv/routes';
import { formatClockTime, formatRelativeDay } from '@tv/time';
import type { CardViewModel } from '../../card/cardViewModel.ts';
import type { CardLink, LinkContext } from '../../card/link/cardLink.ts';
import { detailsLink, playLink } from '../../card/link/playLink.ts';
import type { ProgrammeCard } from './programmeCard.ts';

export type ProgrammeAction =
  | {
      readonly kind: 'live' | 'restart' | 'archive' | 'wait' | 'signUp' | 'account' | 'more';
      readonly label: string;
      readonly link: CardLink;
    }
  | { readonly kind: 'signIn'; readonly label: string };

export interface ActionContext {
  readonly links: LinkContext;
  readonly isVisitor: boolean;
  /** From the title details; undefined while unknown. */
  readonly isInArchive: boolean | undefined;
  /** Offers waiting for the start. */
  readonly isSoon: boolean;
}

type ProgrammeStateType = CardViewModel['state']['type'];

const to = (path: string): CardLink => ({ kind: 'internal', to: path });

/**
 * Actions on a programme, primary first. Starting over requires `isInArchive`. Without access, they lead to
 * sign-in, sign-up or the account.
 */
export function programmeActions(
  card: ProgrammeCard,
  { type, target }: { readonly type: ProgrammeStateType; readonly target: CardViewModel['target'] },
  { links: linkContext, isVisitor, isInArchive, isSoon }: ActionContext,
): readonly ProgrammeAction[] {
  const actions: ProgrammeAction[] = [];
  switch (type) {
    case 'Live': {
      const live = playLink(card, { state: type, target }, linkContext);
      if (live) actions.push({ kind: 'live', label: 'Se direkte', link: live });
      const start = isInArchive ? startOverLink(card) : undefined;
      if (start) actions.push({ kind: 'restart', label: 'Start forfra', link: start });
      break;
    }
    case 'Default':
    case 'Rented': {
      const archived = isInArchive === false ? undefined : startOverLink(card);
      if (archived) actions.push({ kind: 'archive', label: 'Se i arkivet', link: archived });
      break;
    }
    case 'NoAccess':
      if (isVisitor) {
        actions.push({ kind: 'signIn', label: 'Logg inn' });
        actions.push({ kind: 'signUp', label: 'Bli kunde', link: accessLink(card) });
      } else {
        actions.push({ kind: 'account', label: 'Se hva som gir tilgang', link: accessLink(card) });
      }
      break;
    case 'Planned': {
      const wait = isSoon && !isVisitor ? startOverLink(card) : undefined;
      if (wait) actions.push({ kind: 'wait', label: 'Vent på starten', link: wait });
      break;
    }
    case 'Expired':
      break;
  }
  const more = detailsLink(card, linkContext);
  if (more) actions.push({ kind: 'more', label: 'Mer om programmet', link: more });
  return actions;
}

/** What gives access to the channel (REC-01). */
function accessLink({ channel: { id, entitlementKeys } }: ProgrammeCard): CardLink {
  return to(
    customerLinks.access({ kind: 'live', id, entitlementKeys, from: links.watch({ kind: 'live', id }) }),
  );
}

/** Without the redirect to a cover page (ROUTE-06). */
function startOverLink({ title, links: given }: ProgrammeCard): CardLink | undefined {
  const details = given?.details;
  if (!details) return undefined;
  return to(links.watch({ kind: 'vod', id: details.id, title, disableScpRedirect: true }));
}

/** Why a programme cannot be played; undefined if it can. */
export function programmeNote(
  { type }: { readonly type: ProgrammeStateType },
  { isVisitor, isInArchive }: Pick<ActionContext, 'isVisitor' | 'isInArchive'>,
  start: number,
  now: number,
): string | undefined {
  switch (type) {
    case 'Planned':
      return `Sendes ${formatRelativeDay(start, now).toLowerCase()} kl. ${formatClockTime(start)}.`;
    case 'Expired':
      return 'Programmet er ikke tilgjengelig i arkivet.';
    case 'NoAccess':
      return isVisitor
        ? 'Kanalen er for kunder. Logg inn, eller bli kunde for å se den.'
        : 'Kanalen er ikke med i abonnementet ditt.';
    case 'Default':
    case 'Rented':
      return isInArchive === false ? 'Programmet er ikke tilgjengelig i arkivet.' : undefined;
    case 'Live':
      return undefined;
  }
}
