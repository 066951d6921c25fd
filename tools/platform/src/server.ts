import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSchemaCheck, listOperations, type Operation } from '@tv/api-client/contract';
import type { Addresses } from '@tv/run';
import { registerArtwork } from './artwork/artwork.ts';
import { registerCard } from './card/cardRoutes.ts';
import { createCastMessageValidator } from './cast/castMessageValidator.ts';
import { createCastRelay } from './cast/castRelay.ts';
import { registerCastRoutes } from './cast/castRoutes.ts';
import { registerChatRoutes } from './chat/chatRoutes.ts';
import { createPlatformClock } from './clock.ts';
import { registerConsoleRoutes } from './console/consoleRoutes.ts';
import { contentOperations } from './content/contentOperations.ts';
import { createContentSources, type ContentContext } from './content/contentRequest.ts';
import { registerContractRoutes } from './contract/contractRoutes.ts';
import { createOperationMatch } from './contract/operationMatch.ts';
import { createFaults } from './faults/faults.ts';
import { addGarbling } from './faults/garbleSegment.ts';
import { patchJson } from './faults/patchJson.ts';
import { gatewayOperations } from './gateway/gatewayOperations.ts';
import { createLicenceAuthorizer } from './gateway/playback/licenceAuthorizer.ts';
import { createPlaybackRights } from './gateway/playback/playbackOperations.ts';
import { createPlaybackTickets } from './gateway/playback/playbackTickets.ts';
import { addBodyParsers } from './http/bodyParsers.ts';
import { addCompression } from './http/compression.ts';
import { createHostLookup } from './http/hosts.ts';
import { createRequestDispatcher, type HostHandler } from './http/requestDispatcher.ts';
import { createEndSessions } from './identity/endSessions.ts';
import { fontPath, registerFonts } from './identity/fonts.ts';
import { identityOperations } from './identity/identityOperations.ts';
import { createIdentityProvider, defaultTokenLifetimes } from './identity/identityProvider.ts';
import { markCookiesCrossSite } from './identity/markCookiesCrossSite.ts';
import { registerSignInRoutes } from './identity/signInRoutes.ts';
import { loadSigningKey } from './identity/signingKey.ts';
import { createTokenVerifier } from './identity/tokenVerifier.ts';
import { registerMedia } from './media/index.ts';
import { createMoney } from './money/money.ts';
import { registerPartnerRoutes } from './partner/partnerRoutes.ts';
import { createServiceLinks } from './partner/serviceLinks.ts';
import type { PlatformContext } from './platformContext.ts';
import { createRecorder } from './record/recorder.ts';
import { createRequestRecorder } from './record/requestRecorder.ts';
import { createPlatformSocket } from './socket/platformSocket.ts';
import { readSocketContract } from './socket/socketContract.ts';
import { createAccounts } from './state/accounts.ts';
import { clearDatabase } from './state/clearDatabase.ts';
import { openDatabase } from './state/database.ts';
import { createPasswordResets } from './state/passwordResets.ts';
import { seedUserActivity } from './state/seedUserActivity.ts';
import { createUserActivity } from './state/userActivity.ts';
import { createWalletLogins } from './wallet/walletLogins.ts';
import { registerWalletRoutes } from './wallet/walletRoutes.ts';

export interface PlatformOptions {
  readonly addresses: Addresses;
  /** `:memory:` for in-memory state. */
  readonly stateDirectory: string;
  readonly channelCount?: number | undefined;
  readonly log?: (message: string) => void;
}

export interface Platform {
  readonly context: PlatformContext;
  close(): Promise<void>;
}

/** Starts all hosts on one port. Rejects if the port is taken. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { addresses, log = () => undefined } = options;

  const clock = createPlatformClock();
  const database = openDatabase(options.stateDirectory);
  const accounts = createAccounts(database);
  const userActivity = createUserActivity(database);
  const recorder = createRecorder();
  const requestRecorder = createRequestRecorder(recorder, clock);
  const faults = createFaults();

  const tokenLifetimes = { ...defaultTokenLifetimes };
  const key = await loadSigningKey(database);
  const { identity: issuer, api: audience } = addresses;
  let resetAt = 0;
  const earliestIssuedAt = () => Math.floor(resetAt / 1000);
  const customerOf = createTokenVerifier({ key, issuer, audience, clock, accounts, earliestIssuedAt });
  const provider = createIdentityProvider({ database, addresses, accounts, clock, key, tokenLifetimes, log });
  const context: PlatformContext = { clock, addresses, state: database, customerOf, log };

  const contentContext: ContentContext = {
    clock,
    addresses,
    userActivity: userActivity,
    entitlementsOf: (userId) => accounts.entitlementsOf(userId),
    isActivated: (userId, providerId) => accounts.isActivated(userId, providerId),
    channelCount: options.channelCount,
  };
  const contentSources = createContentSources(contentContext);
  const seed = (): void => {
    if (accounts.seed(clock.now())) seedUserActivity(contentSources.catalogue, userActivity, clock.now());
  };
  seed();
  const money = createMoney({
    database,
    accounts,
    clock,
    addresses,
    onClaimsChanged: (userId) => void socket.send('CustomerClaimsChanged', undefined, userId),
  });
  const logins = createWalletLogins(database);
  const services = createServiceLinks(database, accounts, clock);
  const tickets = createPlaybackTickets(JSON.stringify(key), clock);
  const resets = createPasswordResets(database);
  const endSessions = createEndSessions(database);
  const gateway = {
    ...{ contentSources, accounts, clock, addresses, tickets, userActivity, recorder, money },
    ...{ logins, services, resets, endSessions },
  };
  const rights = createPlaybackRights(gateway);

  const operations = listOperations();
  const contract = {
    check: createSchemaCheck(),
    customerOf,
    onDrift: ({ operationId }: Operation, found: readonly string[]) => {
      recorder.drift.add({ at: clock.now(), operationId, faults: found });
      log(`ERROR ${operationId} answers something else than the contract: ${found.join('; ')}`);
    },
    onError: ({ operationId }: Operation, error: unknown) => log(`ERROR ${operationId}: ${reasonOf(error)}`),
  };
  const api = createApp();
  const patches = new WeakMap<IncomingMessage, Readonly<Record<string, unknown>>>();
  api.addHook('preHandler', (request, _reply, next) => {
    requestRecorder.setBody(request.raw, request.body);
    next();
  });
  api.addHook('onSend', (request, _reply, payload, next) => {
    const patch = patches.get(request.raw);
    if (!patch || typeof payload !== 'string') return next(null, payload);
    return next(null, JSON.stringify(patchJson(JSON.parse(payload), patch)));
  });
  // After the patches, which need uncompressed text.
  addCompression(api);
  registerContractRoutes(api, {
    ...contract,
    operations: operations.filter(({ host }) => host === 'api'),
    handlers: { ...contentOperations(contentContext), ...gatewayOperations(gateway) },
  });

  const identity = createApp();
  registerContractRoutes(identity, {
    ...contract,
    operations: operations.filter(({ host }) => host === 'id'),
    handlers: identityOperations(provider, accounts),
  });
  registerSignInRoutes(identity, provider, accounts, addresses.brands);
  registerFonts(identity);

  const media = createApp();
  const garble = addGarbling(media);
  await registerMedia(media, {
    clock,
    origin: addresses.media,
    verify: createLicenceAuthorizer(rights, tickets, customerOf),
    minutesOf: (titleId) => {
      const playable = rights.playableOf(titleId);
      return playable?.kind === 'vod' ? Math.max(1, Math.round(playable.durationSeconds / 60)) : undefined;
    },
    hasChannel: (channelId) => contentSources.guide.channel(channelId) !== undefined,
  });
  registerArtwork(media, {
    log,
    ...(options.stateDirectory === ':memory:'
      ? {}
      : { cacheDirectory: join(options.stateDirectory, 'images') }),
  });
  const castRelay = createCastRelay(() => clock.now(), createCastMessageValidator());
  const cast = createApp();
  registerCastRoutes(cast, castRelay, addresses);

  const card = createApp();
  registerCard(card, { vault: money.vault, clock, addresses });

  const wallet = createApp();
  registerWalletRoutes(wallet, { logins, payments: money.wallet, clock, addresses });

  const partner = createApp();
  registerPartnerRoutes(partner, {
    links: services,
    accounts,
    addresses,
    onMaxActivated: (userId) => void socket.send('HboMaxActivated', undefined, userId),
  });

  const server = createServer();
  const resolveHost = createHostLookup(addresses);
  const socketContract = readSocketContract();
  const socket = createPlatformSocket({
    server,
    contract: socketContract,
    clock,
    recorder,
    customerOf,
    isAllowed: (host) =>
      resolveHost(host) === 'api' &&
      !faults.hasOutage({ host: 'api', path: '/socket.io/', operationId: undefined }),
  });

  const consoleApp = createApp();
  registerConsoleRoutes(consoleApp, {
    context,
    accounts,
    recorder,
    faults,
    money,
    tokenLifetimes,
    socket,
    castRelay,
    socketEvents: socketContract.serverEvents,
    reset: () => {
      clock.reset();
      // Rejects late requests of closed pages, such as progress saves.
      resetAt = clock.now();
      clearDatabase(database);
      seed();
      recorder.clear();
      faults.clear();
      money.charger.clearFaults();
      Object.assign(tokenLifetimes, defaultTokenLifetimes);
      socket.disconnectAll();
      castRelay.reset();
    },
  });

  registerChatRoutes(consoleApp);

  const apps = [api, identity, media, cast, card, wallet, partner, consoleApp];
  await Promise.all(apps.map((app) => app.ready()));
  const serve =
    (app: FastifyInstance): HostHandler =>
    (request, response) =>
      app.routing(request, response);
  const oidc = provider.callback();
  const dispatch = createRequestDispatcher({
    addresses,
    clock,
    faults,
    requestRecorder,
    processDue: money.processDue,
    operationOf: createOperationMatch(operations),
    onPatch: (request, patch) => void patches.set(request, { ...patches.get(request), ...patch }),
    onGarble: garble,
    handlers: {
      api: serve(api),
      media: serve(media),
      console: serve(consoleApp),
      wallet: serve(wallet),
      card: serve(card),
      partner: serve(partner),
      cast: serve(cast),
      identity: (request, response, operation) => {
        markCookiesCrossSite(request, response);
        const { url = '' } = request;
        const isOurs = operation !== undefined || url.startsWith('/sign-in/') || url.startsWith(fontPath);
        if (isOurs) identity.routing(request, response);
        else void oidc(request, response);
      },
    },
  });
  server.on('request', (request, response) => {
    dispatch(request, response).catch((error: unknown) => {
      log(`ERROR ${request.method ?? ''} ${request.url ?? ''}: ${reasonOf(error)}`);
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
      await Promise.all(apps.map((app) => app.close()));
      database.close();
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function createApp(): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  addBodyParsers(app);
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
