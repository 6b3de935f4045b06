import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documentsOf, k8s, type Manifest } from './k8s.fixtures.ts';

/** Rules and dashboards ask for figures that the product tells, and each alarm has a page. */

const monitoring = join(k8s, 'components', 'monitoring');
const measured = new Set(
  [
    ...readFileSync(join(k8s, '..', 'infra', 'platform', 'telemetry', 'metrics.ts'), 'utf8').matchAll(
      /'(touchline_[a-z_]+)'/g,
    ),
  ].map(([, name = '']) => name),
);
const groups = documentsOf(join(monitoring, 'rules.yaml'))[0].spec.groups as readonly Manifest[];
const rules = groups.flatMap((group) => group.rules as readonly Manifest[]);
const alarms = rules.filter((rule) => rule.alert).map((rule) => [rule.alert as string, rule] as const);
const recorded = new Set(rules.filter((rule) => rule.record).map((rule) => rule.record as string));
const pages = [...readFileSync(join(k8s, 'RUNBOOK.md'), 'utf8').matchAll(/^## (\S+)$/gm)].map(([, page = '']) => page);
const dashboards = readdirSync(join(monitoring, 'dashboards')).map(
  (name) => [name, JSON.parse(readFileSync(join(monitoring, 'dashboards', name), 'utf8')) as Manifest] as const,
);

/** Figures that an expression asks for and nobody tells. */
const unknown = (expression: string): readonly string[] => [
  ...[...expression.matchAll(/touchline_[a-z_]+/g)]
    .map(([name]) => name)
    .filter((name) => !measured.has(name) && !measured.has(name.replace(/_(count|sum|bucket)$/, ''))),
  ...[...expression.matchAll(/touchline:[a-z:_0-9]+/g)].map(([name]) => name).filter((name) => !recorded.has(name)),
];
const balanced = (expression: string): boolean =>
  ['()', '{}', '[]'].every(
    ([open = '', close = '']) => expression.split(open).length === expression.split(close).length,
  );

const rule = {
  type: 'object',
  required: ['expr'],
  additionalProperties: false,
  properties: {
    record: { type: 'string', pattern: '^touchline:' },
    alert: { type: 'string', pattern: '^Touchline[A-Z]' },
    expr: { type: 'string', minLength: 10 },
    for: { type: 'string', pattern: '^\\d+[smh]$' },
    labels: { type: 'object', required: ['severity'], properties: { severity: { enum: ['page', 'ticket'] } } },
    annotations: { type: 'object', required: ['summary', 'runbook_url'] },
  },
  oneOf: [{ required: ['record'] }, { required: ['alert', 'for', 'labels', 'annotations'] }],
};
const dashboard = {
  type: 'object',
  required: ['uid', 'title', 'schemaVersion', 'panels', 'templating', 'time'],
  properties: {
    uid: { type: 'string', maxLength: 40 },
    panels: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'type', 'title', 'gridPos', 'targets', 'fieldConfig'],
        properties: {
          targets: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', required: ['refId', 'expr', 'legendFormat'] },
          },
          gridPos: {
            type: 'object',
            required: ['x', 'y', 'w', 'h'],
            properties: { x: { enum: [0, 12] }, w: { const: 12 } },
          },
        },
      },
    },
  },
};
const faults = (schema: object, value: unknown): unknown => {
  const check = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  check(value);
  return check.errors ?? [];
};

it('there are rules and dashboards to look at', () => {
  expect(alarms.length).toBeGreaterThan(12);
  expect(measured.size).toBeGreaterThan(12);
  expect(dashboards.length).toBeGreaterThan(1);
});

it.each(rules.map((one) => [(one.alert ?? one.record) as string, one] as const))(
  '%s has the shape of a rule, and asks for what is measured',
  (_, one) => {
    expect(faults(rule, one)).toEqual([]);
    expect(unknown(one.expr)).toEqual([]);
    expect(balanced(one.expr)).toBe(true);
  },
);

it.each(alarms)('%s has a page in the runbook', (_, { annotations }) => {
  expect(pages).toContain(annotations.runbook_url.split('#')[1]);
});

it('each page of the runbook has an alarm', () => {
  const led = new Set(alarms.map(([, { annotations }]) => annotations.runbook_url.split('#')[1]));
  expect(pages.filter((page) => !led.has(page))).toEqual([]);
});

it('alarms have a name each, and every figure that tells of trouble has one', () => {
  expect(new Set(alarms.map(([name]) => name)).size).toBe(alarms.length);
  const asked = alarms.map(([, one]) => one.expr as string).join(' ');
  const quiet = new Set(['touchline_requests_in_flight']);
  expect(
    [...measured].filter(
      (name) =>
        !quiet.has(name) && !asked.includes(name) && !(name === 'touchline_request_seconds' && recorded.size > 0),
    ),
  ).toEqual([]);
});

describe.each(dashboards)('the dashboard %s', (_, board) => {
  it('has the shape that Grafana reads, and asks for what is measured', () => {
    expect(faults(dashboard, board)).toEqual([]);
    for (const panel of board.panels)
      for (const { expr } of panel.targets) {
        expect(unknown(expr)).toEqual([]);
        expect(balanced(expr)).toBe(true);
      }
    const places = board.panels.map(({ gridPos }: Manifest) => `${gridPos.x} ${gridPos.y}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
