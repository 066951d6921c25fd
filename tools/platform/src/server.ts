import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSchemaCheck, listOperations, type Operation } from '@tv/api-client/contract';
import type { Addresses } from '@tv/run';
import { registerArtwork } from './artwork/artwork.ts';
import { registerCard } from './card/cardRoutes.ts';
import { readCastContract } from './cast/castContract.ts';
import { createCastRoom } from './cast/castRoom.ts';
import { registerCast } from './cast/castRoutes.ts';
import { registerChat } from './chat/chatRoutes.ts';
import { createPlatformClock } from './clock.ts';
import { registerConsole } from './console/consoleRoutes.ts';
import { createContentWorld, type ContentContext } from './content/asking.ts';
import { contentOperations } from './content/contentOperations.ts';
import { registerContractRoutes } from './contract/contractRoutes.ts';
import { createOperationMatch } from './contract/operationMatch.ts';
import { createFaults } from './faults/faults.ts';
import { addGarbling } from './faults/garble.ts';
import { patchJson } from './faults/patchJson.ts';
import { gatewayOperations } from './gateway/gatewayOperations.ts';
import { createLicenceVerdict } from './gateway/licenceVerdict.ts';
import { createPlaybackRights } from './gateway/playbackOperations.ts';
import { createPlaybackTickets } from './gateway/playbackTickets.ts';
import { addParsers } from './http/bodyParsers.ts';
import { addCompression } from './http/compression.ts';
import { createFrontDoor, type HostHandler } from './http/frontDoor.ts';
import { createHostLookup } from './http/hosts.ts';
import { markCookiesCrossSite } from './identity/crossSiteCookies.ts';
import { createSessionEnd } from './identity/endSessions.ts';
import { fontPath, registerFonts } from './identity/fonts.ts';
import { identityOperations } from './identity/identityOperations.ts';
import { createIdentityProvider, usualTokenLives } from './identity/provider.ts';
import { registerSignInRoutes } from './identity/signInRoutes.ts';
import { signingKey } from './identity/signingKey.ts';
import { createTokenCheck } from './identity/tokenCheck.ts';
import { registerMedia } from './media/index.ts';
import { createMoney } from './money/money.ts';
import { registerPartner } from './partner/partnerRoutes.ts';
import { createServiceLinks } from './partner/serviceLinks.ts';
import type { PlatformContext } from './platform.ts';
import { createRecorder } from './record/recorder.ts';
import { createRequestNotes } from './record/requestNotes.ts';
import { createPlatformSocket } from './socket/socket.ts';
import { readSocketContract } from './socket/socketContract.ts';
import { createAccounts } from './state/accounts.ts';
import { openDatabase } from './state/database.ts';
import { createPasswordResets } from './state/passwordResets.ts';
import { emptyState } from './state/reset.ts';
import { seedViewers } from './state/viewerSeed.ts';
import { createViewerState } from './state/viewerState.ts';
import { createWalletLogins } from './wallet/walletLogins.ts';
import { registerWallet } from './wallet/walletRoutes.ts';

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
  const viewer = createViewerState(database);
  const recorder = createRecorder();
  const notes = createRequestNotes(recorder, clock);
  const faults = createFaults();

  const lives = { ...usualTokenLives };
  const key = await signingKey(database);
  const { identity: issuer, api: audience } = addresses;
  let resetAt = 0;
  const issuedSince = () => Math.floor(resetAt / 1000);
  const customerOf = createTokenCheck({ key, issuer, audience, clock, accounts, issuedSince });
  const provider = createIdentityProvider({ database, addresses, accounts, clock, key, lives, log });
  const context: PlatformContext = { clock, addresses, state: database, customerOf, log };

  const contentContext: ContentContext = {
    clock,
    addresses,
    viewerState: viewer,
    entitlementsOf: (userId) => accounts.entitlementsOf(userId),
    isActivated: (userId, providerId) => accounts.isActivated(userId, providerId),
    channelCount: options.channelCount,
  };
  const world = createContentWorld(contentContext);
  const seed = (): void => {
    if (accounts.seed(clock.now())) seedViewers(world.catalogue, viewer, clock.now());
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
  const endSessions = createSessionEnd(database);
  const gateway = {
    ...{ world, accounts, clock, addresses, tickets, viewer, recorder, money },
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
  const api = application();
  const patches = new WeakMap<IncomingMessage, Readonly<Record<string, unknown>>>();
  api.addHook('preHandler', (request, _reply, next) => {
    notes.body(request.raw, request.body);
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

  const identity = application();
  registerContractRoutes(identity, {
    ...contract,
    operations: operations.filter(({ host }) => host === 'id'),
    handlers: identityOperations(provider, accounts),
  });
  registerSignInRoutes(identity, provider, accounts, addresses.brands);
  registerFonts(identity);

  const media = application();
  const garble = addGarbling(media);
  await registerMedia(media, {
    clock,
    origin: addresses.media,
    verify: createLicenceVerdict(rights, tickets, customerOf),
    minutesOf: (titleId) => {
      const playable = rights.playable(titleId);
      return playable?.kind === 'vod' ? Math.max(1, Math.round(playable.durationSeconds / 60)) : undefined;
    },
    hasChannel: (channelId) => world.guide.channel(channelId) !== undefined,
  });
  registerArtwork(media, {
    log,
    ...(options.stateDirectory === ':memory:'
      ? {}
      : { cacheDirectory: join(options.stateDirectory, 'images') }),
  });
  const castRoom = createCastRoom(() => clock.now(), readCastContract());
  const cast = application();
  registerCast(cast, castRoom, addresses);

  const card = application();
  registerCard(card, { vault: money.vault, clock, addresses });

  const wallet = application();
  registerWallet(wallet, { logins, payments: money.wallet, clock, addresses });

  const partner = application();
  registerPartner(partner, {
    links: services,
    accounts,
    addresses,
    onMaxActivated: (userId) => void socket.send('HboMaxActivated', undefined, userId),
  });

  const server = createServer();
  const lookUpHost = createHostLookup(addresses);
  const socketContract = readSocketContract();
  const socket = createPlatformSocket({
    server,
    contract: socketContract,
    clock,
    recorder,
    customerOf,
    isAllowed: (host) =>
      lookUpHost(host) === 'api' &&
      !faults.isOut({ host: 'api', path: '/socket.io/', operationId: undefined }),
  });

  const consoleApp = application();
  registerConsole(consoleApp, {
    context,
    accounts,
    recorder,
    faults,
    money,
    lives,
    socket,
    castRoom,
    events: socketContract.sendable,
    reset: () => {
      clock.reset();
      // Rejects late requests of closed pages, such as progress saves.
      resetAt = clock.now();
      emptyState(database);
      seed();
      recorder.clear();
      faults.clear();
      money.charger.clearFaults();
      Object.assign(lives, usualTokenLives);
      socket.drop();
      castRoom.reset();
    },
  });

  registerChat(consoleApp);

  const apps = [api, identity, media, cast, card, wallet, partner, consoleApp];
  await Promise.all(apps.map((app) => app.ready()));
  const serve =
    (app: FastifyInstance): HostHandler =>
    (request, response) =>
      app.routing(request, response);
  const oidc = provider.callback();
  const frontDoor = createFrontDoor({
    addresses,
    clock,
    faults,
    notes,
    settle: money.settle,
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
    frontDoor(request, response).catch((error: unknown) => {
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

function application(): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
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
