import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSchemaCheck, listOperations } from '@tv/api-client/contract';
import type { Addresses } from '@tv/run';
import { createPlatformClock } from './clock.ts';
import { registerConsole } from './console/consoleRoutes.ts';
import { registerContractRoutes } from './contract/contractRoutes.ts';
import { createOperationMatch } from './contract/operationMatch.ts';
import { answerFaults } from './faults/answerFaults.ts';
import { createFaults, type Fault } from './faults/faults.ts';
import { patchJson } from './faults/patchJson.ts';
import { gatewayOperations } from './gateway/gatewayOperations.ts';
import { addParsers } from './http/bodyParsers.ts';
import { answerCors } from './http/cors.ts';
import { createHostLookup, type HostName } from './http/hosts.ts';
import { markCookiesCrossSite } from './identity/crossSiteCookies.ts';
import { identityOperations } from './identity/identityOperations.ts';
import { createIdentityProvider, usualTokenLives } from './identity/provider.ts';
import { registerSignInRoutes } from './identity/signInRoutes.ts';
import { signingKey } from './identity/signingKey.ts';
import { createTokenCheck } from './identity/tokenCheck.ts';
import type { PlatformContext } from './platform.ts';
import { createRecorder } from './record/recorder.ts';
import { createPlatformSocket } from './socket/socket.ts';
import { createAccounts } from './state/accounts.ts';
import { openDatabase } from './state/database.ts';
import { emptyState } from './state/reset.ts';
import { createViewerState } from './state/viewerState.ts';

export interface PlatformOptions {
  readonly addresses: Addresses;
  /** Where the state that survives a restart is kept; `:memory:` keeps none. */
  readonly stateDirectory: string;
  readonly log?: (message: string) => void;
}

export interface Platform {
  readonly context: PlatformContext;
  close(): Promise<void>;
}

/**
 * Starts everything behind the network on one port, told apart by the Host header. Rejects when the port is
 * taken.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { addresses, stateDirectory, log = () => undefined } = options;
  const clock = createPlatformClock();
  const database = openDatabase(stateDirectory);
  const accounts = createAccounts(database);
  accounts.seed(clock.now());
  const viewer = createViewerState(database);
  const recorder = createRecorder();
  const faults = createFaults();
  const lives = { ...usualTokenLives };
  const key = await signingKey(database);
  const customerOf = createTokenCheck({
    key,
    issuer: addresses.identity,
    audience: addresses.api,
    clock,
    accounts,
  });
  const context: PlatformContext = { clock, addresses, state: database, customerOf, log };
  const provider = createIdentityProvider({ database, addresses, accounts, clock, key, lives, log });

  const operations = listOperations();
  const check = createSchemaCheck();
  const operationOf = createOperationMatch(operations);
  const patches = new WeakMap<IncomingMessage, Fault['patch']>();
  const bodies = new WeakMap<IncomingMessage, unknown>();
  const contract = {
    check,
    customerOf,
    onDrift: (operation: { operationId: string }, found: readonly string[]) => {
      const { operationId } = operation;
      recorder.drift.add({ at: clock.now(), operationId, faults: found });
      log(`ERROR ${operationId} answers something else than the contract: ${found.join('; ')}`);
    },
    onError: (operation: { operationId: string }, error: unknown) =>
      log(
        `ERROR ${operation.operationId}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
  };

  const api = application();
  api.addHook('preHandler', (request, _reply, next) => {
    bodies.set(request.raw, request.body);
    next();
  });
  api.addHook('onSend', (request, _reply, payload, next) => {
    const patch = patches.get(request.raw);
    if (!patch || typeof payload !== 'string') return next(null, payload);
    return next(null, JSON.stringify(patchJson(JSON.parse(payload), patch)));
  });
  registerContractRoutes(api, {
    ...contract,
    operations: operations.filter(({ host }) => host === 'api'),
    handlers: gatewayOperations({ accounts, viewer, clock, recorder, addresses }),
  });

  const identity = application();
  const ownIdentity = operations.filter(({ host }) => host === 'id');
  registerContractRoutes(identity, {
    ...contract,
    operations: ownIdentity,
    handlers: identityOperations(provider, accounts),
  });
  registerSignInRoutes(identity, provider, accounts);

  const media = application();
  const server = createServer();
  const lookUpHost = createHostLookup(addresses);
  const socket = createPlatformSocket({
    server,
    clock,
    recorder,
    customerOf,
    isAllowed: (host) =>
      lookUpHost(host) === 'api' &&
      !faults.hit({ host: 'api', path: '/socket.io/', operationId: undefined }).some(({ outage }) => outage),
  });
  const consoleApp = application();
  registerConsole(consoleApp, {
    context,
    accounts,
    recorder,
    faults,
    lives,
    socket,
    reset: () => {
      emptyState(database);
      accounts.seed(clock.now());
      recorder.clear();
      faults.clear();
      clock.reset();
      Object.assign(lives, usualTokenLives);
      socket.drop();
    },
  });
  const later = application();
  later.all('/*', (request, reply) =>
    reply.code(501).type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="nb"><title>Ikke bygget ennå</title><h1>Ikke bygget ennå</h1>
        <p>${lookUpHost(request.headers.host) ?? ''} kommer senere.</p></html>`),
  );
  const apps: Readonly<Record<Exclude<HostName, 'identity'>, FastifyInstance>> = {
    api,
    media,
    console: consoleApp,
    wallet: later,
    partner: later,
    cast: later,
  };
  await Promise.all([api, identity, media, consoleApp, later].map((app) => app.ready()));
  const oidc = provider.callback();
  const origins = new Set([...Object.values(addresses.brands), addresses.cast, addresses.console]);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.sendDate = false;
    response.setHeader('Date', new Date(clock.now()).toUTCString());
    const host = lookUpHost(request.headers.host);
    if (host === undefined) {
      response.writeHead(421).end(`No such host: ${request.headers.host ?? ''}\n`);
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const contractHost = host === 'identity' ? 'id' : host;
    const operationId =
      contractHost === 'id' || contractHost === 'api' || contractHost === 'media'
        ? operationOf(contractHost, request.method ?? 'GET', path)?.operationId
        : undefined;
    if (host === 'api' || host === 'media' || host === 'identity') {
      if (answerCors(request, response, origins)) return;
      note(request, response, host, operationId);
      const hits = faults.hit({ host, path, operationId });
      for (const { patch } of hits) patches.set(request, { ...patches.get(request), ...patch });
      if (await answerFaults(hits, request, response)) return;
    }
    if (host !== 'identity') return apps[host].routing(request, response);
    markCookiesCrossSite(response);
    const isOwn = operationId !== undefined || path.startsWith('/sign-in/');
    return isOwn ? identity.routing(request, response) : oidc(request, response);
  }

  /** Keeps a call for the console, once it is over. */
  function note(
    request: IncomingMessage,
    response: ServerResponse,
    host: HostName,
    operationId: string | undefined,
  ): void {
    const at = clock.now();
    const started = performance.now();
    response.once('close', () =>
      recorder.requests.add({
        id: recorder.requests.count() + 1,
        at,
        host,
        method: request.method ?? '',
        path: request.url ?? '',
        operationId,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
        ),
        body: bodies.get(request),
        status: response.writableFinished ? response.statusCode : 0,
        milliseconds: Math.round(performance.now() - started),
      }),
    );
  }

  server.on('request', (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log(`ERROR ${String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await listen(server, addresses.platformPort);

  return {
    context,
    close: async () => {
      await socket.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([api, identity, media, consoleApp, later].map((app) => app.close()));
      database.close();
    },
  };
}

function application(): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 500 }, logger: false });
  addParsers(app);
  return app;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
