import type { HostName } from '../http/hosts.ts';

/** An injected fault. Applies to requests that match all given targets. */
export interface Fault {
  readonly operationId?: string;
  readonly pathPrefix?: string;
  readonly host?: 'api' | 'media' | 'identity';
  readonly latencyMs?: number;
  /** Replaces the response. */
  readonly status?: number;
  /** Invalid JSON, no body, or an HTML page. */
  readonly body?: 'broken' | 'empty' | 'html';
  /** Skips contract checks. */
  readonly json?: unknown;
  /** JSON pointers in the real response: `{ "/2/title": null }`. */
  readonly patch?: Readonly<Record<string, unknown>>;
  /** Corrupts the video data of segments. */
  readonly garble?: boolean;
  readonly cut?: boolean;
  /** Replaces the response after the request is handled. */
  readonly after?: boolean;
  /** Drops connections, the socket's too. */
  readonly outage?: boolean;
  /** Number of requests; unlimited if undefined. */
  readonly times?: number;
}

export interface StandingFault extends Fault {
  readonly id: number;
}

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
  /** Faults of this request, oldest first; counts down `times`. */
  hit(target: FaultTarget): readonly Fault[];
  /** True during an outage of the target; counts nothing down. */
  isOut(target: FaultTarget): boolean;
}

const faultyHosts: readonly HostName[] = ['api', 'media', 'identity'];

/** Keeps the active faults in memory. */
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
