import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseRuntimeConfig } from '@tv/config';
import { createJsonSchema } from './jsonSchema.ts';
import { parseServerConfig } from './parseServerConfig.ts';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', file), 'utf8');

const readConfiguration = (environment: string): unknown =>
  JSON.parse(read(`configuration/${environment}.json`));

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly command?: readonly string[];
        readonly stop_grace_period?: string;
        readonly volumes: readonly string[];
      }
    >
  >;
}

interface Container {
  readonly ports: readonly { readonly containerPort: number }[];
  readonly volumeMounts: readonly { readonly mountPath: string; readonly readOnly?: boolean }[];
}

interface Deployment {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly initContainers: readonly Container[];
        readonly containers: readonly Container[];
      };
    };
  };
}

it('the files in deploy agree on ports, folders and configuration, and leave time for the shutdown', () => {
  const { shutdown, listen, assetsFolder = '' } = parseServerConfig(readConfiguration('prod'));
  const shutdownSeconds = (shutdown.noticeMs + shutdown.limitMs) / 1000;
  const ports = [...listen.ports, listen.operatorPort];
  const dockerfile = read('Dockerfile');
  const [, configFile = ''] = /TV_SERVER_CONFIG=(\S+)/.exec(dockerfile) ?? [];
  const [, exposed = ''] = /^EXPOSE (.+)$/m.exec(dockerfile) ?? [];
  expect(exposed.split(' ').map(Number)).toEqual(ports);

  const deployment = parseAllDocuments(read('kubernetes/web-server.yaml'))
    .map((document) => document.toJS() as Deployment)
    .find(({ kind }) => kind === 'Deployment');
  const pod = deployment?.spec.template.spec;
  const mountsOf = (container: Container | undefined) =>
    container?.volumeMounts.map(({ mountPath, readOnly = false }) => [mountPath, readOnly]);
  const [publisher, server] = [pod?.initContainers[0], pod?.containers[0]];
  expect(server?.ports.map(({ containerPort }) => containerPort)).toEqual(ports);
  const configFolder = path.dirname(configFile);
  expect(mountsOf(publisher)).toEqual([
    [configFolder, true],
    [assetsFolder, false],
  ]);
  expect(mountsOf(server)).toEqual([
    [configFolder, true],
    [assetsFolder, true],
  ]);
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(shutdownSeconds);

  const compose = (parse(read('compose.yaml'), { merge: true }) as Compose).services;
  expect(parseFloat(compose['web-server']?.stop_grace_period ?? '')).toBeGreaterThan(shutdownSeconds);
  const configVolume = `./server.json:${configFile}:ro`;
  expect(compose['web-server']?.volumes).toEqual([configVolume, `assets:${assetsFolder}:ro`]);
  expect(compose['publish-assets']?.volumes).toEqual([configVolume, `assets:${assetsFolder}`]);
  expect(read('monitoring/prometheus.yml')).toContain(`web-server:${listen.operatorPort}`);
  expect(read('cdn/backends.vcl')).toContain(`.port = "${listen.ports[0]}"`);
  expect(read('cdn/nginx.conf')).toContain(`server web-server:${listen.ports[0]} `);
});

it('the CDN in compose.yaml starts varnishd itself, with one listener per port', () => {
  const { cdn } = (parse(read('compose.yaml')) as Compose).services;
  // Before arguments that start with `-`, the entrypoint of the image adds a listener on port 80.
  expect(cdn?.command?.slice(0, 2)).toEqual(['varnishd', '-F']);
  const listeners = cdn?.command?.filter((_, index, all) => all[index - 1] === '-a');
  expect(listeners).toEqual(['public=:80', 'operator=127.0.0.1:6083']);
  expect(cdn?.volumes).toContain(`./cdn/varnish.vcl:${cdn?.command?.[cdn.command.indexOf('-f') + 1]}:ro`);
});

it.each(['prod', 'uat'])('the example configuration of %s is valid, also for the app', (environment) => {
  const { brands } = parseServerConfig(readConfiguration(environment));
  for (const { runtimeConfig, robots } of Object.values(brands)) {
    expect(parseRuntimeConfig(runtimeConfig).environment).toBe(environment);
    expect(robots).toBe(environment === 'prod' ? 'index' : 'noindex');
  }
});

it('the JSON Schema is current, and accepts what the parser accepts', () => {
  const schema = JSON.parse(read('configuration/server.schema.json')) as AnySchema;
  // Update the file with `node server.js --schema`.
  expect(schema).toEqual(JSON.parse(JSON.stringify(createJsonSchema())));
  const isValid = new Ajv().compile(schema);
  expect(isValid(readConfiguration('prod'))).toBe(true);
  expect(isValid(readConfiguration('uat'))).toBe(true);
  const wrong = readConfiguration('prod') as { deadlineMs?: number; brands: Record<string, object> };
  expect(isValid({ ...wrong, deadlineMs: 0 })).toBe(false);
  expect(isValid({ ...wrong, deadline: 300 })).toBe(false);
  expect(
    isValid({ ...wrong, brands: { 'brand-a': { ...wrong.brands['brand-a'], runtimeConfig: {} } } }),
  ).toBe(false);
});
