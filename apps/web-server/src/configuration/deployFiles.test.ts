import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { testServerConfig } from '../testing/testConfig.ts';
import { parseServerConfig } from './parseServerConfig.ts';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', file), 'utf8');

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly stop_grace_period?: string; readonly volumes: readonly string[] }>
  >;
}

interface Deployment {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly ports: readonly { readonly containerPort: number }[];
          readonly volumeMounts: readonly { readonly mountPath: string }[];
        }[];
      };
    };
  };
}

it('the files in deploy agree on ports and configuration, and leave time for the shutdown', () => {
  const { shutdown } = parseServerConfig(testServerConfig());
  const shutdownSeconds = (shutdown.noticeMs + shutdown.limitMs) / 1000;
  const dockerfile = read('Dockerfile');
  const [, configFile = ''] = /TV_SERVER_CONFIG=(\S+)/.exec(dockerfile) ?? [];
  const [, exposed = ''] = /^EXPOSE (.+)$/m.exec(dockerfile) ?? [];
  const ports = exposed.split(' ').map(Number);

  const deployment = parseAllDocuments(read('kubernetes/web-server.yaml'))
    .map((document) => document.toJS() as Deployment)
    .find(({ kind }) => kind === 'Deployment');
  const pod = deployment?.spec.template.spec;
  expect(pod?.containers[0]?.ports.map(({ containerPort }) => containerPort)).toEqual(ports);
  expect(pod?.containers[0]?.volumeMounts[0]?.mountPath).toBe(path.dirname(configFile));
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(shutdownSeconds);

  const compose = (parse(read('compose.yaml')) as Compose).services['web-server'];
  expect(parseFloat(compose?.stop_grace_period ?? '')).toBeGreaterThan(shutdownSeconds);
  expect(compose?.volumes).toEqual([`./server.json:${configFile}:ro`]);
  expect(read('monitoring/prometheus.yml')).toContain(`web-server:${ports[1]}`);
});
