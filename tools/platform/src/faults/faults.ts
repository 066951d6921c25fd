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

export interface ActiveFault extends Fault {
  readonly id: number;
}

export interface FaultTarget {
  readonly host: HostName;
  readonly path: string;
  readonly operationId: string | undefined;
}

export interface Faults {
  add(fault: Fault): ActiveFault;
  list(): readonly ActiveFault[];
  remove(id: number): void;
  clear(): void;
  /** Faults of this request, oldest first; counts down `times`. */
  takeMatching(target: FaultTarget): readonly Fault[];
  /** True during an outage of the target; counts nothing down. */
  hasOutage(target: FaultTarget): boolean;
}

const faultyHosts: readonly HostName[] = ['api', 'media', 'identity'];

/** Keeps the active faults in memory. */
export function createFaults(): Faults {
  let active: readonly ActiveFault[] = [];
  let lastId = 0;
  return {
    add(fault) {
      const added = { ...fault, id: (lastId += 1) };
      active = [...active, added];
      return added;
    },
    list: () => active,
    remove: (id) => void (active = active.filter((fault) => fault.id !== id)),
    clear: () => void (active = []),
    hasOutage: (target) =>
      active.some((fault) => fault.outage && !fault.after && matchesTarget(fault, target)),
    takeMatching(target) {
      const hits = active.filter((fault) => matchesTarget(fault, target));
      active = active.flatMap((fault) => {
        if (fault.times === undefined || !hits.includes(fault)) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return hits;
    },
  };
}

function matchesTarget(fault: Fault, target: FaultTarget): boolean {
  return (
    faultyHosts.includes(target.host) &&
    (fault.host === undefined || fault.host === target.host) &&
    (fault.operationId === undefined || fault.operationId === target.operationId) &&
    (fault.pathPrefix === undefined || target.path.startsWith(fault.pathPrefix))
  );
}
