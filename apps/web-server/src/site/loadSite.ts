import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiFetch, CreateRenderer } from '@tv/app-shell/pageRenderer';
import { ConfigError } from '@tv/config/configError';
import { withKeyPrefix, type BrandConfig, type ServerConfig } from '../configuration/parseServerConfig.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { readManifest } from '../page/buildManifest.ts';
import { createPageHandler } from '../page/createPageHandler.ts';
import { createPageTemplate } from '../page/pageTemplate.ts';
import type { RenderLimiter } from '../page/renderLimiter.ts';
import { contentOrigins, inlineScriptSources, securityHeadersByPath } from '../security/securityHeaders.ts';
import { createSitemapCache } from '../seo/sitemapCache.ts';
import { listServedFiles } from './buildFiles.ts';

export type Site = Awaited<ReturnType<typeof loadSite>>;

interface SiteOptions {
  readonly fetch: ApiFetch;
  readonly renderLimiter: RenderLimiter;
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'observeRender'>;
  readonly report: (
    level: 'error' | 'warn',
    details: { readonly brand: string; readonly context: string; readonly err?: unknown },
    message: string,
  ) => void;
}

function requireFile(key: string, file: string): string {
  if (!existsSync(file)) throw new ConfigError(key, `the build has no ${file}`);
  return file;
}

/** Reads from a build; rethrows an error as a ConfigError of the setting. */
function readFromBuild<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(key, error instanceof Error ? error.message : String(error));
  }
}

function isBundle(module: unknown): module is { readonly createRenderer: CreateRenderer } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'createRenderer' in module &&
    typeof module.createRenderer === 'function'
  );
}

/** Creates robots.txt: allows all but sign-in paths, or disallows all. */
function createRobotsTxt({ robots, origin }: BrandConfig): string {
  if (robots === 'noindex') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /app/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Returns the `link` header that preconnects to the first services. Images load without CORS. */
function preconnectHeader(brand: BrandConfig): string {
  return [
    ...contentOrigins(brand).map((origin) => `<${origin}>; rel=preconnect; crossorigin`),
    ...brand.security.imageHosts.map((origin) => `<${origin}>; rel=preconnect`),
  ].join(', ');
}

/**
 * Loads a brand's build.
 *
 * @throws ConfigError for an invalid setting or build
 */
export async function loadSite(id: string, config: ServerConfig, options: SiteOptions) {
  const brand = config.brands[id];
  if (brand === undefined) throw new ConfigError(`brands.${id}`, 'is missing');
  const buildKey = `brands.${id}.build`;
  const clientFolder = path.join(brand.build, 'client');
  const indexHtml = readFileSync(requireFile(buildKey, path.join(clientFolder, 'index.html')), 'utf8');
  const manifestFile = requireFile(buildKey, path.join(clientFolder, '.vite/manifest.json'));
  const bundleFile = requireFile(buildKey, path.join(brand.build, 'server/server.js'));
  const bundle: unknown = await import(pathToFileURL(bundleFile).href);
  if (!isBundle(bundle)) throw new ConfigError(buildKey, `${bundleFile} exports no createRenderer`);

  const { fetch, renderLimiter, now, report, metrics } = options;
  let renderer;
  try {
    renderer = bundle.createRenderer({
      config: brand.runtimeConfig,
      origin: brand.origin,
      fetch,
      report: (level, message, context) => report(level, { brand: id, context }, message),
    });
  } catch (error) {
    throw withKeyPrefix(`brands.${id}.runtimeConfig`, error);
  }
  const otherBrands = Object.entries(config.brands).flatMap(([other, { origin }]) =>
    other === id ? [] : [origin],
  );
  const { freshSeconds, staleSeconds, staleIfErrorSeconds, incompleteSeconds } = config.cache;
  const { maxEntries, maxBytes } = config.cache;
  const brands = Object.keys(config.brands).length;
  const reported = (message: string, error: unknown, context: string): void =>
    report('error', { brand: id, context, err: error }, message);
  return {
    id,
    hosts: brand.hosts,
    clientFolder,
    files: listServedFiles(clientFolder),
    headersFor: securityHeadersByPath(brand, otherBrands, inlineScriptSources(indexHtml)),
    ...createPageHandler({
      renderer,
      template: readFromBuild(buildKey, () => createPageTemplate(indexHtml, brand.runtimeConfig)),
      manifest: readFromBuild(buildKey, () => readManifest(readFileSync(manifestFile, 'utf8'))),
      headers: { link: preconnectHeader(brand) },
      cache: {
        freshMs: freshSeconds * 1000,
        staleMs: staleSeconds * 1000,
        staleIfErrorMs: staleIfErrorSeconds * 1000,
        incompleteMs: incompleteSeconds * 1000,
        // The limits are per process.
        maxEntries: Math.ceil(maxEntries / brands),
        maxBytes: Math.ceil(maxBytes / brands),
      },
      deadlineMs: config.deadlineMs,
      renderLimitMs: config.renderLimitMs,
      maxPageBytes: config.limits.pageBytes,
      renderLimiter,
      now,
      report: (error, pathname) => reported('A page could not be rendered', error, pathname),
      onRendered: (result, ms) => metrics.observeRender(id, result, ms / 1000),
    }),
    robotsTxt: createRobotsTxt(brand),
    /** Undefined for `noindex`. */
    findSitemapFile:
      brand.robots === 'noindex'
        ? undefined
        : createSitemapCache({
            renderer,
            origin: brand.origin,
            now,
            report: (error) => reported('The sitemap could not be made', error, 'sitemap'),
          }),
  };
}
