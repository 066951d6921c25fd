import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { RENDER_RESULTS, SERVICE_RESULTS } from '../metrics/createMetrics.ts';
import { PAGE_SOURCES } from '../page/createPageHandler.ts';
import { runPromtool } from '../testing/promtool.ts';
import { createTestRenderer, sendRequest, startTestServer } from '../testing/testServer.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

interface AlertTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts: readonly object[];
    }[];
  }[];
}

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

interface AdapterRule {
  readonly seriesQuery: string;
  readonly name: { readonly as: string };
  readonly metricsQuery: string;
}

interface ScrapeConfig {
  readonly job_name: string;
  readonly kubernetes_sd_configs: readonly object[];
}

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readMonitoring = (file: string): unknown => parse(read(`deploy/monitoring/${file}`));

const { groups } = readMonitoring('alerts.yml') as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = readMonitoring('dashboard.json') as Dashboard;
const dashboardQueries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const { rules: adapterRules } = readMonitoring('prometheus-adapter.yml') as {
  readonly rules: readonly AdapterRule[];
};

/** The query of an adapter rule for the pods of a namespace. */
const adapterQueries = adapterRules.map(({ seriesQuery, metricsQuery }) =>
  metricsQuery
    .replace('<<.Series>>', seriesQuery.replace(/\{.*/, ''))
    .replace('<<.LabelMatchers>>', 'namespace="tv",pod=~"web-1|web-2"')
    .replace('<<.GroupBy>>', 'pod'),
);

const queries = [
  ...alerts.map(({ expr }) => expr),
  ...dashboardQueries,
  ...adapterRules.map(({ seriesQuery }) => seriesQuery),
  ...adapterQueries,
];

/** Scrapes a server. It has its own registry, so all metrics exist. */
async function scrape(): Promise<string> {
  await using server = await startTestServer(createTestRenderer(), {
    listen: { host: '127.0.0.1', ports: [0], operatorPort: 0 },
  });
  await server.get('/');
  return (await sendRequest(server.ports.at(-1) ?? 0, '/metrics')).text;
}

/** Names of metrics, without the suffixes of histograms. */
const metricNames = (text: string): readonly string[] =>
  (text.match(/\b(?:http|page|service|process|nodejs)_\w+/g) ?? []).map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

/** Runs `use` with the path of a temporary folder. */
function withTemporaryFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-monitoring-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('alerts, dashboard and adapter', () => {
  it('use only metrics that exist', async () => {
    const existing = new Set(
      (await scrape()).split('\n').flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []),
    );
    const used = queries.flatMap(metricNames);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !existing.has(name))).toEqual([]);
  });

  it('compare labels only with values that exist', async () => {
    const metrics = await scrape();
    const exported = (metric: string, label: string): readonly string[] =>
      [...metrics.matchAll(new RegExp(`^${metric}\\{.*?\\b${label}="(.*?)"`, 'gm'))].map(
        ([, value = '']) => value,
      );
    const values: Readonly<Record<string, readonly string[]>> = {
      'http_requests_total page': [...PAGE_SOURCES, 'none'],
      'page_render_duration_seconds result': RENDER_RESULTS,
      'service_requests_total result': SERVICE_RESULTS,
      'page_renders_running deadline': exported('page_renders_running', 'deadline'),
    };
    const compared = queries.flatMap((query) =>
      [...query.matchAll(/(\w+)\{(.*?)\}/g)].flatMap(([, series = '', matchers = '']) =>
        [...matchers.matchAll(/(\w+)(?:=~?|!=|!~)"(.*?)"/g)].map(([, label = '', value = '']) => ({
          key: `${series.replace(/_(?:bucket|count|sum)$/, '')} ${label}`,
          values: value.split('|'),
        })),
      ),
    );
    // Prometheus sets these, see the scrape configurations.
    const own = compared.filter(({ key }) => !/ (?:job|namespace|pod)$/.test(key));
    expect(own.length).toBeGreaterThan(10);
    const unknown = own.filter((each) => !each.values.every((value) => values[each.key]?.includes(value)));
    expect(unknown).toEqual([]);
  });

  it('use the job of the scrape configurations', () => {
    const jobs = queries.flatMap((query) => [...query.matchAll(/\bjob="(.*?)"/g)].map(([, job]) => job));
    for (const file of ['prometheus.yml', 'prometheus-kubernetes.yml']) {
      const { scrape_configs } = readMonitoring(file) as { readonly scrape_configs: readonly ScrapeConfig[] };
      expect(new Set(jobs)).toEqual(new Set(scrape_configs.map(({ job_name }) => job_name)));
    }
  });
});

describe('docs/production.md', () => {
  const rows = read('docs/production.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const firstCells = rows.map((row) => row.split('|')[1] ?? '').join(' ');

  it('has each metric of the server, the alerts and the dashboard in its table', async () => {
    const documented = new Set(metricNames(firstCells));
    const ours = metricNames(await scrape()).filter((name) => /^(?:http|page|service)_/.test(name));
    const missing = [...queries.flatMap(metricNames), ...ours].filter((name) => !documented.has(name));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('explains each alert', () => {
    const names = [...firstCells.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name);
    expect(names).toEqual(alerts.map(({ alert }) => alert));
  });
});

describe('promtool', () => {
  it('accepts the configuration for compose.yaml with its alerts', () => {
    expect(runPromtool(['check', 'config', 'prometheus.yml'])).toContain(`${alerts.length} rules found`);
  });

  it('runs alerts.test.yml, in which each alert fires and does not fire', () => {
    expect(runPromtool(['test', 'rules', 'alerts.test.yml'])).toContain('SUCCESS');
    const { tests } = readMonitoring('alerts.test.yml') as AlertTests;
    const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test);
    for (const isFiring of [true, false]) {
      const tested = cases.filter(({ exp_alerts }) => exp_alerts.length > 0 === isFiring);
      expect(new Set(tested.map(({ alertname }) => alertname))).toEqual(
        new Set(alerts.map(({ alert }) => alert)),
      );
    }
  });

  it('accepts the queries of the dashboard', () => {
    const rules = dashboardQueries.map((expr, index) => ({ record: `query:${index}`, expr }));
    withTemporaryFolder((folder) => {
      const file = path.join(folder, 'rules.yml');
      writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
      expect(runPromtool(['check', 'rules', file])).toContain(`${rules.length} rules found`);
    });
  });

  it('evaluates the query of the autoscaler to the mean number of renders per pod', () => {
    const series = (labels: string) => `page_renders_running{job="web-server",namespace="tv",${labels}}`;
    const test = {
      interval: '15s',
      input_series: [
        { series: series('pod="web-1",deadline="before"'), values: '6x20' },
        { series: series('pod="web-1",deadline="after"'), values: '30x20' },
        { series: series('pod="web-2",deadline="before"'), values: '0 1 2 '.repeat(7) },
        { series: series('pod="other",deadline="before"'), values: '6x20' },
      ],
      promql_expr_test: adapterQueries.map((expr) => ({
        expr,
        eval_time: '4m',
        exp_samples: [
          { labels: '{pod="web-1"}', value: 6 },
          { labels: '{pod="web-2"}', value: 1 },
        ],
      })),
    };
    withTemporaryFolder((folder) => {
      const file = path.join(folder, 'test.yml');
      writeFileSync(file, stringify({ tests: [test] }));
      expect(runPromtool(['test', 'rules', file])).toContain('SUCCESS');
    });
  });

  it('finds the metrics port of running pods, with the labels of the adapter', () => {
    const { scrape_configs } = readMonitoring('prometheus-kubernetes.yml') as {
      readonly scrape_configs: readonly ScrapeConfig[];
    };
    const createTarget = (port: number, name: string, phase: string) => ({
      targets: [`10.0.0.1:${port}`],
      labels: {
        __meta_kubernetes_pod_container_port_name: name,
        __meta_kubernetes_pod_phase: phase,
        __meta_kubernetes_namespace: 'tv',
        __meta_kubernetes_pod_name: 'web-1',
      },
    });
    // Debian's promtool has no discovery in Kubernetes.
    const static_configs = [
      createTarget(9090, 'metrics', 'Running'),
      createTarget(8080, 'http', 'Running'),
      createTarget(9091, 'metrics', 'Failed'),
    ];
    const config = {
      scrape_configs: scrape_configs.map(({ kubernetes_sd_configs: _, ...rest }) => ({
        ...rest,
        static_configs,
      })),
    };
    const discovered = withTemporaryFolder((folder) => {
      const file = path.join(folder, 'prometheus.yml');
      writeFileSync(file, stringify(config));
      const args = ['check', 'service-discovery', '--timeout=500ms', file, 'web-server'];
      return JSON.parse(runPromtool(args)) as readonly {
        readonly labels: Readonly<Record<string, string>>;
      }[];
    });
    expect(discovered).toHaveLength(static_configs.length);
    const found = discovered.filter(({ labels }) => Object.keys(labels).length > 0);
    expect(
      found.map(({ labels: { instance, job, namespace, pod } }) => ({ instance, job, namespace, pod })),
    ).toEqual([{ instance: '10.0.0.1:9090', job: 'web-server', namespace: 'tv', pod: 'web-1' }]);
  });
});
