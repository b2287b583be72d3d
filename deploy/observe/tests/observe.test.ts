import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { exportedMetrics } from './exported-metrics.js';
import { readPromql } from './read-promql.js';

const folder = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

type Alert = { alert: string; expr: string; annotations: { summary?: string; runbook?: string } };
type Panel = { title: string; targets?: { expr: string }[] };
const { groups } = parse(read('alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const operations = readFileSync(path.join(folder, '../../docs/operations.md'), 'utf8');
const panels = readdirSync(path.join(folder, 'grafana/dashboards')).flatMap(
  (file) => (JSON.parse(read(`grafana/dashboards/${file}`)) as { panels: Panel[] }).panels,
);
const expressions = [
  ...alerts.map(({ alert, expr }): [string, string] => [`the alert ${alert}`, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [`the panel ${title}`, expr]),
  ),
];

let exported: Awaited<ReturnType<typeof exportedMetrics>>;
beforeAll(async () => (exported = await exportedMetrics()));

test.each(expressions)('%s uses exported metrics and labels', (_where, expression) => {
  const references = readPromql(expression);
  expect(references).not.toEqual([]);
  const unknown = references.flatMap(({ metric, labels }) => {
    const known = exported.get(metric);
    return known ? labels.filter((label) => !known.has(label)).map((label) => `${metric}{${label}}`) : [metric];
  });
  expect(unknown).toEqual([]);
});

test('all that waits too long is in an alert', () => {
  const subjectOf = (metric: string) => /^(.+)_(?:waiting|overdue)$/.exec(metric)?.[1] ?? [];
  const alerted = alerts.flatMap(({ expr }) => readPromql(expr)).flatMap(({ metric }) => subjectOf(metric));
  const waiting = [...exported.keys()].flatMap(subjectOf);
  expect(waiting).toContain('refunds');
  expect(waiting.filter((subject) => !alerted.includes(subject))).toEqual([]);
});

test('reports unknown metrics, unknown labels and syntax errors', () => {
  expect(exported.has('outbox_unsent')).toBe(true);
  expect(exported.has('outbox_unsend')).toBe(false);
  expect(exported.get('bookings_total')).toContain('outcome');
  expect(exported.get('bookings_total')).not.toContain('route');
  expect(readPromql('sum(rate(a_total{x="1", y=~".+"}[5m])) / b')).toEqual([
    { metric: 'a_total', labels: ['x', 'y'] },
    { metric: 'b', labels: [] },
  ]);
  expect(() => readPromql('sum(rate(a_total[5m])')).toThrow('no expression');
});

test.each(alerts)('$alert has a summary and a runbook', ({ alert, annotations }) => {
  const title = alert.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  expect(annotations).toEqual({
    summary: expect.stringMatching(/\w+ \w+/),
    runbook: `docs/operations.md#alert-${title.replaceAll(' ', '-')}`,
  });
  expect(operations).toContain(`\n### Alert: ${title}\n`);
});

test('the guide explains existing alerts only', () => {
  const headings = [...operations.matchAll(/^### (Alert: .+)$/gm)].map(([, title = '']) => title);
  const runbooks = alerts.map(({ annotations }) => annotations.runbook?.split('#')[1]);
  expect(headings.length).toBeGreaterThan(0);
  expect(headings.filter((title) => !runbooks.includes(title.toLowerCase().replace(/[^a-z]+/g, '-')))).toEqual([]);
});
