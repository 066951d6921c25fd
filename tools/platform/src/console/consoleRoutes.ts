import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { CastRelay } from '../cast/castRelay.ts';
import type { Faults } from '../faults/faults.ts';
import type { TokenLifetimes } from '../identity/identityProvider.ts';
import type { Money } from '../money/money.ts';
import type { PlatformContext } from '../platformContext.ts';
import type { Recorder } from '../record/recorder.ts';
import type { PlatformSocket } from '../socket/platformSocket.ts';
import type { Accounts } from '../state/accounts.ts';
import { registerConsolePage } from './consolePage.ts';
import {
  castChangeSchema,
  chargeFaultSchema,
  clockChangeSchema,
  faultSchema,
  analyticsPushSchema,
  socketMessageSchema,
  tokenLifetimesSchema,
} from './consoleSchema.ts';
import type { ConsoleState } from './consoleState.ts';
import { listSignedInUsers } from './listSignedInUsers.ts';

export interface ConsoleOptions {
  readonly context: PlatformContext;
  readonly accounts: Accounts;
  readonly recorder: Recorder;
  readonly faults: Faults;
  readonly money: Money;
  readonly tokenLifetimes: TokenLifetimes;
  readonly socket: PlatformSocket;
  readonly castRelay: CastRelay;
  readonly socketEvents: readonly string[];
  reset(): void;
}

/** Registers the routes of the console: a page for people, an HTTP API for tests. */
export function registerConsoleRoutes(app: FastifyInstance, options: ConsoleOptions): void {
  const { context, accounts, recorder, faults, money, tokenLifetimes, socket, castRelay } = options;
  const { clock, state } = context;

  const consoleState = (): ConsoleState => ({
    now: clock.now(),
    clockOffsetMs: clock.offset(),
    accessTokenSeconds: tokenLifetimes.accessTokenSeconds,
    users: listSignedInUsers(state, accounts),
    sockets: socket.connections(),
    faults: faults.list(),
    requests: [...recorder.requests.list(), ...recorder.mediaRequests.list()].sort((a, b) => a.id - b.id),
    progress: recorder.progress.list(),
    analytics: recorder.analytics.list(),
    telemetry: recorder.telemetry.list(),
    socketMessages: recorder.socketMessages.list(),
    mails: recorder.mails.list(),
    drift: recorder.drift.list(),
    driftCount: recorder.drift.count(),
    cast: castRelay.state(),
    charges: money.ledger.recent(),
    chargeFaults: money.charger.faults(),
  });

  registerConsolePage(app, context.addresses, options.socketEvents);
  app.get('/api/state', (_request, reply) => reply.header('Cache-Control', 'no-store').send(consoleState()));

  app.post('/api/socket', (request, reply) =>
    withBody(socketMessageSchema, request.body, reply, ({ event, payload, to }) => {
      const userId = to === 'all' ? 'all' : (accounts.byEmail(to)?.userId ?? to);
      return { heard: socket.send(event, payload, userId) };
    }),
  );

  app.post('/api/faults', (request, reply) =>
    withBody(faultSchema, request.body, reply, (fault) => {
      if (fault.outage && fault.host !== 'media' && fault.host !== 'identity') socket.disconnectAll();
      return faults.add(fault);
    }),
  );
  app.delete('/api/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/api/faults/:id', (request, reply) => {
    faults.remove(Number(request.params.id));
    return reply.code(204).send();
  });

  app.get<{ Querystring: { email?: string } }>('/api/charges', (request, reply) => {
    const account = accounts.byEmail(request.query.email ?? '');
    if (!account) return reply.code(404).send({ message: 'No such customer' });
    const charges = money.ledger.chargesOf(account.userId).map(({ userId: _userId, ...charge }) => charge);
    return reply.header('Cache-Control', 'no-store').send(charges);
  });
  app.post('/api/charges', (request, reply) =>
    withBody(chargeFaultSchema, request.body, reply, (fault) => {
      money.charger.failNext(fault);
      return money.charger.faults();
    }),
  );
  app.delete('/api/charges', (_request, reply) => {
    money.charger.clearFaults();
    return reply.code(204).send();
  });

  app.post('/api/clock', (request, reply) =>
    withBody(clockChangeSchema, request.body, reply, (change) => {
      if ('shiftMs' in change) clock.shift(change.shiftMs);
      else if ('set' in change) clock.set(change.set);
      else clock.reset();
      return { now: clock.now(), clockOffsetMs: clock.offset() };
    }),
  );

  app.post('/api/tokens', (request, reply) =>
    withBody(tokenLifetimesSchema, request.body, reply, (wanted) => Object.assign(tokenLifetimes, wanted)),
  );

  app.post('/api/cast', (request, reply) =>
    withBody(castChangeSchema, request.body, reply, (change) => {
      if ('isThere' in change) castRelay.setDeviceAvailable(change.isThere);
      else castRelay.raiseError(change.errorType);
      return castRelay.state();
    }),
  );

  app.post('/api/reset', (_request, reply) => {
    options.reset();
    return reply.code(204).send();
  });

  app.post('/api/telemetry', (request, reply) =>
    withBody(v.unknown(), request.body, reply, (payload) => {
      recorder.telemetry.add({ at: clock.now(), payload });
      return {};
    }),
  );

  app.post('/api/analytics', (request, reply) =>
    withBody(analyticsPushSchema, request.body, reply, (payload) => {
      recorder.analytics.add({ at: clock.now(), payload });
      return {};
    }),
  );
}

/** Answers 400 if the body is invalid. */
function withBody<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  reply: FastifyReply,
  act: (value: v.InferOutput<S>) => object,
): FastifyReply {
  const parsed = v.safeParse(schema, body ?? {});
  if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
  return reply.send(act(parsed.output));
}
