import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '@tv/run';
import type { Accounts } from '../state/accounts.ts';
import { externalServices, serviceStatuses } from '../state/demoAccounts.ts';
import {
  renderCodePage,
  renderDonePage,
  renderErrorPage,
  renderLinkPage,
  renderWatchPage,
} from './partnerPages.ts';
import type { ServiceLink, ServiceLinks } from './serviceLinks.ts';

export interface PartnerRouteOptions {
  readonly links: ServiceLinks;
  readonly accounts: Accounts;
  readonly addresses: Addresses;
  readonly onMaxActivated: (userId: string) => void;
}

/** Time from `Connected` to `Completed`. */
const CONNECT_DELAY_MS = 3000;
const SLOW_CONNECT_DELAY_MS = 20_000;

const codeAddress = '/viaplay/activate';

/** Registers the routes of the external services' sites. */
export function registerPartnerRoutes(app: FastifyInstance, options: PartnerRouteOptions): void {
  const { links, accounts, addresses, onMaxActivated } = options;

  app.get(codeAddress, (_request, reply) => show(reply, renderCodePage('')));

  app.post(codeAddress, (request, reply) => {
    const code = fieldsOf(request)['code'] ?? '';
    const link = links.byCode('viaplay', code);
    return link ? reply.redirect(addressOf(link), 303) : show(reply.code(400), renderCodePage(code, true));
  });

  app.get<{ Params: { provider: string } }>('/:provider/watch/*', (request, reply) =>
    show(reply, renderWatchPage(request.params.provider)),
  );

  app.get<{ Params: { service: string } }>('/:service/done', (request, reply) => {
    const service = externalServices.find((one) => one === request.params.service);
    return service ? show(reply, renderDonePage(service)) : notFound(reply);
  });

  app.get<{ Params: { service: string; id: string } }>('/:service/links/:id', (request, reply) => {
    const link = linkAt(request.params);
    if (!link) return notFound(reply);
    const email = accounts.byId(link.userId)?.email ?? '';
    return show(reply, renderLinkPage(link, email, links.statusOf(link.userId, link.service)));
  });

  app.post<{ Params: { service: string; id: string; answer: string } }>(
    '/:service/links/:id/:answer',
    (request, reply) => {
      const link = linkAt(request.params);
      if (!link) return notFound(reply);
      applyAnswer(link, request.params.answer, fieldsOf(request)['status']);
      return reply.redirect(link.returnUrl ?? `/${link.service}/done`, 303);
    },
  );

  app.all('/*', (_request, reply) => notFound(reply));

  /** Refusing and cancelling change nothing. */
  function applyAnswer(link: ServiceLink, answer: string, newStatus: string | undefined): void {
    if (answer === 'slow') links.connect(link, SLOW_CONNECT_DELAY_MS);
    if (answer === 'connect' && link.service === 'tv2play') links.connect(link, CONNECT_DELAY_MS);
    else if (answer === 'connect') links.setStatus(link, 'Completed');
    const status = serviceStatuses.find((one) => one === newStatus);
    if (answer === 'status' && status !== undefined) links.setStatus(link, status);
    const isDone = links.statusOf(link.userId, link.service) === 'Completed';
    if (link.service === 'max' && isDone) onMaxActivated(link.userId);
  }

  function linkAt({ service, id }: { service: string; id: string }): ServiceLink | undefined {
    const link = links.byId(id);
    return link?.service === service ? link : undefined;
  }

  function notFound(reply: FastifyReply): FastifyReply {
    return show(reply.code(404), renderErrorPage('Siden finnes ikke.'));
  }

  function show(reply: FastifyReply, page: string): FastifyReply {
    const forms = ["'self'", ...Object.values(addresses.brands)].join(' ');
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', `frame-ancestors 'none'; form-action ${forms}`)
      .header('Cache-Control', 'no-store')
      .send(page);
  }
}

const addressOf = ({ service, id }: ServiceLink): string => `/${service}/links/${id}`;

function fieldsOf({ body }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}
