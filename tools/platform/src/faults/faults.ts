import type { HostName } from '../http/hosts.ts';

/** What goes wrong, and where. A fault with several places must fit all of them; with none it fits every call. */
export interface Fault {
  readonly operationId?: string;
  readonly pathPrefix?: string;
  readonly host?: 'api' | 'media' | 'identity';
  /** Waits so long before anything else happens. */
  readonly latencyMs?: number;
  /** Answers this instead of the real answer. */
  readonly status?: number;
  /** Answers a body that is no JSON, none at all, or a page. */
  readonly body?: 'broken' | 'empty' | 'html';
  /** Answers exactly this as JSON, whatever the contract says. */
  readonly json?: unknown;
  /** Changes single values of the real answer, by JSON pointer: `{ "/2/title": null }`. */
  readonly patch?: Readonly<Record<string, unknown>>;
  /** Makes the pictures of a segment unreadable, and leaves its boxes in order. */
  readonly garble?: boolean;
  /** Breaks the connection in the middle of the body. */
  readonly cut?: boolean;
  /** The call is carried out first, and what it answered is lost: with `status`, `body`, `json`, `cut` or `outage`. */
  readonly after?: boolean;
  /** Drops the connection before anything is answered, the socket's too. */
  readonly outage?: boolean;
  /** How many calls it hits; without it, all until it is taken away. */
  readonly times?: number;
}

/** A fault as it stands in the list, with what is left of it. */
export interface StandingFault extends Fault {
  readonly id: number;
}

/** The call that a fault may hit. */
export interface FaultTarget {
  readonly host: HostName;
  readonly path: string;
  readonly operationId: string | undefined;
}

export interface Faults {
  add(fault: Fault): StandingFault;
  list(): readonly StandingFault[];
  remove(id: number): void;
  clear(): void;
  /** The faults that hit this call, the first added first; each is used up by one. */
  hit(target: FaultTarget): readonly Fault[];
  /** Whether this is dropped at the moment; asking uses nothing up. */
  isOut(target: FaultTarget): boolean;
}

const faultyHosts: readonly HostName[] = ['api', 'media', 'identity'];

export function createFaults(): Faults {
  let standing: readonly StandingFault[] = [];
  let lastId = 0;
  return {
    add(fault) {
      const added = { ...fault, id: (lastId += 1) };
      standing = [...standing, added];
      return added;
    },
    list: () => standing,
    remove: (id) => void (standing = standing.filter((fault) => fault.id !== id)),
    clear: () => void (standing = []),
    isOut: (target) => standing.some((fault) => fault.outage && !fault.after && fits(fault, target)),
    hit(target) {
      const hits = standing.filter((fault) => fits(fault, target));
      standing = standing.flatMap((fault) => {
        if (fault.times === undefined || !hits.includes(fault)) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return hits;
    },
  };
}

function fits(fault: Fault, target: FaultTarget): boolean {
  return (
    faultyHosts.includes(target.host) &&
    (fault.host === undefined || fault.host === target.host) &&
    (fault.operationId === undefined || fault.operationId === target.operationId) &&
    (fault.pathPrefix === undefined || target.path.startsWith(fault.pathPrefix))
  );
}
