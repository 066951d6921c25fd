import type { Tracer } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Release } from '../configuration/readRelease.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { createEtag, matchesEtag } from '../http/encoding.ts';
import { readHeader, sendEncoded, sendPlain } from '../http/replies.ts';
import { parseHostName, readRequestTarget } from '../http/requestTarget.ts';
import { endSpan, readTrace } from '../outgoing/traceContext.ts';
import type { Page } from '../page/createPageHandler.ts';
import { isSitemapPath } from '../seo/sitemapCache.ts';
import { isHiddenPath } from './buildFiles.ts';
import type { Site } from './loadSite.ts';
import { findSharedAsset } from './sharedAssets.ts';

function sendPage(
  site: Site,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  tracer: Tracer | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const { elapsedTime: elapsedMs } = reply;
  const trace = readTrace(readHeader(request.headers['traceparent']), request.id, tracer);
  const { routeName, page } = site.handlePage({ pathname, search, elapsedMs, trace });
  const send = ({ answer, source }: Page): FastifyReply | Promise<FastifyReply> => {
    const { status, headers, body } = answer;
    trace.span?.updateName(`GET ${routeName}`);
    trace.span?.setAttributes({ 'http.route': routeName, 'page.brand': site.id, 'page.source': source });
    endSpan(trace.span, status);
    const { traceId } = trace;
    const failures = trace.failures.size === 0 ? undefined : [...trace.failures];
    request.details = { pathname, brand: site.id, route: routeName, page: source, traceId, failures };
    reply.code(status).headers(headers);
    return body ? sendEncoded(body, 'text/html; charset=utf-8', request, reply) : reply.send();
  };
  // A promise would delay a cached page.
  return page instanceof Promise ? page.then(send) : send(page);
}

async function sendSitemap(
  site: Site,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let body;
  try {
    body = await site.findSitemapFile?.(pathname);
  } catch {
    return sendPlain(reply.header('retry-after', '60'), 503, 'There is no sitemap at the moment');
  }
  if (body === undefined) return sendPlain(reply, 404, 'Not found');
  reply.header('cache-control', cacheControl.oneHour);
  return sendEncoded(body, 'application/xml; charset=utf-8', request, reply);
}

/** Sends an asset of another release from `assetsFolder`, for pages of that release. */
async function sendSharedAsset(
  folder: string | undefined,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = folder === undefined ? undefined : await findSharedAsset(folder, pathname);
  // Never a page: a browser with an old release would run it as a script.
  if (name === undefined) return sendPlain(reply, 404, 'Not found');
  request.details = { ...request.details, pathname, route: 'file' };
  // The name contains a hash of the content.
  const etag = createEtag(Buffer.from(name));
  reply.headers({ etag, 'cache-control': cacheControl.immutable });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.sendFile(name, folder);
}

function sendFile(
  { clientFolder }: Site,
  pathname: string,
  etag: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isAsset = pathname.startsWith('/assets/');
  reply.headers(
    isAsset
      ? { etag, 'cache-control': cacheControl.immutable }
      : // Other sites may embed the icons and the share image.
        { etag, 'cache-control': cacheControl.revalidate, 'cross-origin-resource-policy': 'cross-origin' },
  );
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.sendFile(pathname.slice(1), clientFolder);
}

/** A proxy and this server could select different brands. */
function hasSeveralHosts({ rawHeaders }: FastifyRequest['raw']): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

interface RequestHandlerOptions {
  readonly release: Release;
  /** Undefined if spans are not exported. */
  readonly tracer: Tracer | undefined;
  /** Contains the assets of all releases. */
  readonly assetsFolder: string | undefined;
  /** For `/readyz`; anything but `ready` is a 503. */
  readonly readiness: () => 'ready' | 'warming up' | 'ending';
}

/** Creates the handler of all requests: health checks, then the site of the request's host. */
export function createRequestHandler(sites: readonly Site[], options: RequestHandlerOptions) {
  const siteByHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const target = readRequestTarget(request.raw.url ?? '');
    if (target.kind === 'refused') {
      return sendPlain(reply, target.status, target.status === 414 ? 'URI too long' : 'Bad request');
    }
    const { pathname } = target;
    request.details = { pathname };
    // Health checks use the IP address as host.
    if (pathname === '/healthz') {
      return reply.header('cache-control', cacheControl.never).send({ status: 'alive', ...options.release });
    }
    if (pathname === '/readyz') {
      const state = options.readiness();
      return sendPlain(reply, state === 'ready' ? 200 : 503, state);
    }
    if (hasSeveralHosts(request.raw)) return sendPlain(reply, 400, 'Bad request');
    const site = siteByHost.get(parseHostName(request.headers.host));
    if (site === undefined) return sendPlain(reply, 421, 'No site answers under this name here');
    request.details = { pathname, brand: site.id };
    reply.headers(site.headersFor(pathname));
    if (pathname === '/robots.txt') {
      reply.headers({ 'cache-control': cacheControl.oneHour, 'content-type': 'text/plain; charset=utf-8' });
      return reply.send(site.robotsTxt);
    }
    if (isSitemapPath(pathname)) return sendSitemap(site, pathname, request, reply);
    const etag = site.files.get(pathname);
    if (etag !== undefined) {
      request.details = { ...request.details, route: 'file' };
      return sendFile(site, pathname, etag, request, reply);
    }
    if (isHiddenPath(pathname)) return sendPlain(reply, 404, 'Not found');
    if (pathname.startsWith('/assets/'))
      return sendSharedAsset(options.assetsFolder, pathname, request, reply);
    return sendPage(site, target, options.tracer, request, reply);
  };
}
