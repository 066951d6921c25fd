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
  readonly image: string;
  readonly ports: readonly { readonly containerPort: number; readonly name: string }[];
  readonly volumeMounts: readonly { readonly mountPath: string; readonly readOnly?: boolean }[];
}

interface Deployment {
  readonly kind: 'Deployment';
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas?: number;
    readonly template: {
      readonly metadata: { readonly labels: { readonly app: string } };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly initContainers: readonly Container[];
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly configMap?: { readonly name: string } }[];
      };
    };
  };
}

interface Autoscaler {
  readonly kind: 'HorizontalPodAutoscaler';
  readonly spec: {
    readonly scaleTargetRef: { readonly name: string };
    readonly metrics: readonly {
      readonly resource?: { readonly name: string };
      readonly pods?: {
        readonly metric: { readonly name: string };
        readonly target: { readonly averageValue: string };
      };
    }[];
  };
}

function readManifest<Resource extends Deployment | Autoscaler>(kind: Resource['kind']): Resource {
  const resources = parseAllDocuments(read('kubernetes/web-server.yaml')).map(
    (document) => document.toJS() as Resource,
  );
  const resource = resources.find((each) => each.kind === kind);
  if (resource === undefined) throw new Error(`web-server.yaml has no ${kind}`);
  return resource;
}

it('the files in deploy agree on ports, folders and configuration, and leave time for the shutdown', () => {
  const { shutdown, listen, assetsFolder = '' } = parseServerConfig(readConfiguration('prod'));
  const shutdownSeconds = (shutdown.noticeMs + shutdown.limitMs) / 1000;
  const ports = [...listen.ports, listen.operatorPort];
  const dockerfile = read('Dockerfile');
  const [, configFile = ''] = /TV_SERVER_CONFIG=(\S+)/.exec(dockerfile) ?? [];
  const [, exposed = ''] = /^EXPOSE (.+)$/m.exec(dockerfile) ?? [];
  expect(exposed.split(' ').map(Number)).toEqual(ports);

  const pod = readManifest<Deployment>('Deployment').spec.template.spec;
  const mountsOf = (container: Container | undefined) =>
    container?.volumeMounts.map(({ mountPath, readOnly = false }) => [mountPath, readOnly]);
  const [publisher, server] = [pod.initContainers[0], pod.containers[0]];
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
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(shutdownSeconds);

  const compose = (parse(read('compose.yaml'), { merge: true }) as Compose).services;
  expect(parseFloat(compose['web-server']?.stop_grace_period ?? '')).toBeGreaterThan(shutdownSeconds);
  const configVolume = `./server.json:${configFile}:ro`;
  expect(compose['web-server']?.volumes).toEqual([configVolume, `assets:${assetsFolder}:ro`]);
  expect(compose['publish-assets']?.volumes).toEqual([configVolume, `assets:${assetsFolder}`]);
  expect(read('monitoring/prometheus.yml')).toContain(`web-server:${listen.operatorPort}`);
  expect(read('cdn/backends.vcl')).toContain(`.port = "${listen.ports[0]}"`);
  expect(read('cdn/nginx.conf')).toContain(`server web-server:${listen.ports[0]} `);
});

it('a release in Kubernetes has one version for its images and its configuration', () => {
  const deployWith = (version: string) => {
    const manifest = read('kubernetes/web-server.yaml').replaceAll('1.0.0', version);
    const { initContainers, containers, volumes } = (parseAllDocuments(manifest)[0]?.toJS() as Deployment)
      .spec.template.spec;
    return [
      ...[...initContainers, ...containers].map(({ image }) => image),
      ...volumes.flatMap(({ configMap }) => configMap?.name ?? []),
    ];
  };
  expect(deployWith('2.3.4')).toEqual(['web-server:2.3.4', 'web-server:2.3.4', 'web-server-2.3.4']);
});

it('the autoscaler also follows renders, with a metric of the adapter and a target below the limit', () => {
  const deployment = readManifest<Deployment>('Deployment');
  const { scaleTargetRef, metrics } = readManifest<Autoscaler>('HorizontalPodAutoscaler').spec;
  expect(scaleTargetRef.name).toBe(deployment.metadata.name);
  // `kubectl apply` would reset the number of the autoscaler.
  expect(deployment.spec.replicas).toBeUndefined();
  expect(metrics[0]?.resource?.name).toBe('cpu');
  const { rules } = parse(read('monitoring/prometheus-adapter.yml')) as {
    readonly rules: readonly { readonly name: { readonly as: string } }[];
  };
  expect(rules.map(({ name }) => name.as)).toEqual([metrics[1]?.pods?.metric.name]);
  const { limits } = parseServerConfig(readConfiguration('prod'));
  expect(Number(metrics[1]?.pods?.target.averageValue)).toBe(limits.renders / 2);
});

it('Prometheus finds the pods in Kubernetes, under the same job as in compose.yaml', () => {
  interface ScrapeConfig {
    readonly job_name: string;
    readonly kubernetes_sd_configs: readonly { readonly selectors: readonly { readonly label: string }[] }[];
    readonly relabel_configs: readonly {
      readonly source_labels: readonly string[];
      readonly regex?: string;
    }[];
  }
  const readScrapeConfig = (file: string) => {
    const { scrape_configs } = parse(read(file)) as { readonly scrape_configs: readonly ScrapeConfig[] };
    return scrape_configs[0];
  };
  const inCluster = readScrapeConfig('monitoring/prometheus-kubernetes.yml');
  expect(inCluster?.job_name).toBe(readScrapeConfig('monitoring/prometheus.yml')?.job_name);
  const { metadata, spec } = readManifest<Deployment>('Deployment').spec.template;
  expect(inCluster?.kubernetes_sd_configs[0]?.selectors[0]?.label).toBe(`app=${metadata.labels.app}`);
  const { listen } = parseServerConfig(readConfiguration('prod'));
  const port = spec.containers[0]?.ports.find(({ containerPort }) => containerPort === listen.operatorPort);
  const rules = inCluster?.relabel_configs ?? [];
  const portRule = rules.find(({ source_labels: [label] }) => label?.endsWith('_container_port_name'));
  expect(portRule?.regex).toBe(port?.name);
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
