import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Addresses } from '@tv/run';
import { html } from '../http/html.ts';
import type { CastRelay, SendEvent } from './castRelay.ts';

const { resolve } = createRequire(import.meta.url);

const publicFile = (name: string): string =>
  readFileSync(new URL(`../../public/cast/${name}`, import.meta.url), 'utf8');

const senderRequestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('start'), appId: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({ type: v.literal('message'), namespace: v.string(), message: v.unknown() }),
  v.strictObject({ type: v.literal('command'), command: v.looseObject({ name: v.string() }) }),
]);

const receiverMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('status'), status: v.unknown() }),
  v.strictObject({ type: v.literal('message'), namespace: v.string(), message: v.unknown() }),
]);

/**
 * Registers the routes of the Cast host: sender library, receiver page and relay. Pages of two sites
 * cannot communicate directly.
 */
export function registerCastRoutes(app: FastifyInstance, relay: CastRelay, addresses: Addresses): void {
  app.get('/', (_request, reply) => reply.redirect('/receiver'));
  app.get('/receiver', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(receiverPage(addresses)),
  );
  for (const [path, type] of [
    ['sender.js', 'text/javascript'],
    ['receiver.js', 'text/javascript'],
    ['receiver.css', 'text/css'],
  ] as const) {
    app.get(`/${path}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(publicFile(path)));
  }
  app.get('/shaka-player.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(resolve('shaka-player/dist/shaka-player.dash-es2021.js'), 'utf8')),
  );

  const connectedSenders = new Map<string, ReturnType<CastRelay['connectSender']>>();

  app.get<{ Params: { id: string } }>('/relay/senders/:id', (request, reply) => {
    const { id } = request.params;
    const sender = relay.connectSender(request.headers.origin ?? '', openEventStream(reply));
    connectedSenders.set(id, sender);
    request.raw.on('close', () => {
      sender.disconnect();
      // May have reconnected.
      if (connectedSenders.get(id) === sender) connectedSenders.delete(id);
    });
  });
  app.post<{ Params: { id: string } }>('/relay/senders/:id', (request, reply) => {
    const parsed = v.safeParse(senderRequestSchema, request.body);
    const sender = connectedSenders.get(request.params.id);
    if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
    if (!sender) return reply.code(404).send({ message: 'No such sender' });
    sender.handle(parsed.output);
    return reply.code(204).send();
  });

  app.get('/relay/receiver', (request, reply) => {
    const disconnect = relay.connectReceiver(openEventStream(reply));
    request.raw.on('close', disconnect);
  });
  app.post('/relay/receiver', (request, reply) => {
    const parsed = v.safeParse(receiverMessageSchema, request.body);
    if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
    relay.handleReceiverMessage(parsed.output);
    return reply.code(204).send();
  });
}

function openEventStream(reply: FastifyReply): SendEvent {
  reply.hijack();
  const response: ServerResponse = reply.raw;
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  return (event) => void response.write(`data: ${JSON.stringify(event)}\n\n`);
}

function receiverPage({ api, media }: Addresses): string {
  const settings = JSON.stringify({ api, hosts: [new URL(api).host, new URL(media).host] });
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>TV – lokal plattform</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/receiver.css" />
        <script src="/shaka-player.js" defer></script>
        <script type="module" src="/receiver.js"></script>
      </head>
      <body data-settings="${settings}">
        <main>
          <video id="picture" playsinline></video>
          <div id="idle">
            <p class="name">Stua</p>
            <p id="words" role="status">Klar til å motta</p>
          </div>
          <div id="osd" hidden>
            <h1 id="title"></h1>
            <p id="subtitle"></p>
            <p id="time"></p>
          </div>
          <button id="sound" type="button" hidden>Slå på lyden</button>
        </main>
      </body>
    </html>`.text;
}
