import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Accounts } from '../state/accounts.ts';
import { renderErrorPage, renderNoCustomerPage, renderSignInPage } from './identityPages.ts';

/**
 * Registers the routes of the sign-in pages. A cookie links each to its authorization request.
 *
 * @param brands origins by client id
 */
export function registerSignInRoutes(
  app: FastifyInstance,
  provider: Provider,
  accounts: Accounts,
  brands: Readonly<Record<string, string>>,
): void {
  /** User ids by interaction, for accounts that are not customers and have not continued yet. */
  const unconfirmedUsers = new Map<string, string>();

  app.get('/sign-in/:uid', async (request, reply) => {
    const details = await interaction(request, reply);
    if (!details) return reply;
    return show(reply, renderSignInPage(form(details, { email: '', isRefused: false })));
  });

  app.post('/sign-in/:uid', async (request, reply) => {
    const details = await interaction(request, reply);
    if (!details) return reply;
    const { email, password } = credentials(request.body);
    const account = accounts.byEmail(email);
    if (!account || !accounts.isPasswordCorrect(account.userId, password)) {
      return show(reply.code(401), renderSignInPage(form(details, { email, isRefused: true })));
    }
    if (account.customerNumber === undefined) {
      const { uid } = details;
      unconfirmedUsers.set(uid, account.userId);
      return show(
        reply,
        renderNoCustomerPage({
          ...form(details, { email: account.email, isRefused: false }),
          otherLink: `/sign-in/${uid}`,
          continueAction: `/sign-in/${uid}/continue`,
        }),
      );
    }
    return finish(request, reply, { login: { accountId: account.userId } });
  });

  app.post('/sign-in/:uid/continue', async (request, reply) => {
    const details = await interaction(request, reply);
    if (!details) return reply;
    const accountId = unconfirmedUsers.get(details.uid);
    if (accountId === undefined) return reply.redirect(`/sign-in/${details.uid}`, 303);
    unconfirmedUsers.delete(details.uid);
    return finish(request, reply, { login: { accountId } });
  });

  app.get('/sign-in/:uid/cancel', async (request, reply) => {
    if (!(await interaction(request, reply))) return reply;
    return finish(request, reply, {
      error: 'access_denied',
      error_description: 'The viewer cancelled the sign-in.',
    });
  });

  /** Sends an error page if the interaction has expired. */
  async function interaction(request: FastifyRequest, reply: FastifyReply) {
    try {
      return await provider.interactionDetails(request.raw, reply.raw);
    } catch {
      show(reply.code(400), renderErrorPage('Innloggingen er utløpt.'));
      return undefined;
    }
  }

  function form({ uid, params }: Details, typed: { email: string; isRefused: boolean }) {
    const { client_id: client, login_context: loginContext } = params;
    const clientId = typeof client === 'string' ? client : undefined;
    return {
      clientId,
      brandOrigin: brands[clientId ?? ''],
      loginContext: typeof loginContext === 'string' ? loginContext : undefined,
      action: `/sign-in/${uid}`,
      cancelLink: `/sign-in/${uid}/cancel`,
      ...typed,
    };
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    const resume = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(resume, 303);
  }
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

function credentials(body: unknown): { email: string; password: string } {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return { email: fields.get('email') ?? '', password: fields.get('password') ?? '' };
}

/** Forbids framing; silent renew never shows a page. */
function show(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', "frame-ancestors 'none'")
    .header('Cache-Control', 'no-store')
    .send(page);
}
