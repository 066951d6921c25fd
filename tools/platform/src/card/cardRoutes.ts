import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import type { CardVault } from '../money/cardVault.ts';
import { framePage } from './framePage.ts';

export interface CardRouteOptions {
  readonly vault: CardVault;
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
}

const publicFile = (name: string): string =>
  readFileSync(new URL(`../../public/card/${name}`, import.meta.url), 'utf8');

const typedCard = v.strictObject({
  clientToken: v.string(),
  number: v.pipe(
    v.string(),
    v.transform((number) => number.replace(/\s/g, '')),
  ),
  expiry: v.string(),
  cvc: v.string(),
});

const wish = v.strictObject({
  nonce: v.string(),
  amount: v.pipe(v.number(), v.minValue(0)),
  code: v.optional(v.string()),
});

/**
 * The card-form host: a frame on its own site, so that no brand page can read the input, and its two calls.
 * The frame only posts messages to the origin that opened it.
 */
export function registerCard(app: FastifyInstance, { vault, clock, addresses }: CardRouteOptions): void {
  const origins = Object.values(addresses.brands);

  app.get<{ Querystring: { origin?: string } }>('/frame', (request, reply) => {
    const { origin = '' } = request.query;
    if (!origins.includes(origin)) return reply.code(400).send({ message: 'origin is no brand' });
    return page(reply, origin).send(framePage());
  });
  for (const [name, type] of [
    ['frame.js', 'text/javascript'],
    ['frame.css', 'text/css'],
  ] as const) {
    app.get(`/${name}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(publicFile(name)));
  }

  app.post('/api/nonces', (request, reply) => {
    const parsed = v.safeParse(typedCard, request.body);
    if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
    const { clientToken, ...card } = parsed.output;
    const fields = vault.invalidFieldsOf(card, clock.now());
    if (fields.length > 0) return reply.code(422).send({ fields });
    const taken = vault.tokenize(clientToken, card);
    return taken ? reply.send(taken) : reply.code(403).send({ message: 'unknown client token' });
  });

  app.post('/api/verifications', (request, reply) => {
    const parsed = v.safeParse(wish, request.body);
    if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
    const { nonce, code } = parsed.output;
    return reply.send(vault.verify(nonce, code));
  });
}

/** Only the opening brand may frame the page; only its own scripts run. */
function page(reply: FastifyReply, origin: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('Content-Security-Policy', `default-src 'self'; img-src data:; frame-ancestors ${origin}`);
}
