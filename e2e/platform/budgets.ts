import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a front end may cost a visitor: bytes of its files with gzip. The commit of a change that needs more names what for.
 */
type Budget = {
  /** What it needs before it shows anything: scripts and style sheets. */
  entry: { js: number; css: number };
  /** The largest script that is loaded on demand, apart from the map. */
  onDemand: number;
};

/** The map with its library and its drawing of the world, in each front end that shows it. */
export const mapBudget = 275_000;

export const budgets: Record<string, Budget> = {
  'shell-app': { entry: { js: 185_000, css: 14_500 }, onDemand: 35_000 },
  'owner-remote': { entry: { js: 186_500, css: 11_500 }, onDemand: 125_000 },
  'static-pages-remote': { entry: { js: 55_000, css: 11_000 }, onDemand: 42_000 },
};

/**
 * The web vitals of a page of each front end, the best of three visits without a slow line: its largest paint and its first
 * interaction in times of what the home page without scripts takes until its first paint, and its layout shift.
 */
export const vitalBudgets = {
  '/': { LCP: 8, CLS: 0.02, INP: 1 },
  '/owner': { LCP: 16, CLS: 0.02, INP: 1 },
  '/helpcenter': { LCP: 8, CLS: 0.02, INP: 1 },
};

const root = dirname(dirname(import.meta.dirname));

/** The bytes of what has been built, measured by the names of the budgets. */
export function measure(frontEnd: string): Budget & { map: number } {
  const dist = join(root, frontEnd, 'dist');
  const files = filesOf(dist);
  const bytes = (names: string[]) => names.map((name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length);
  const sum = (names: string[]) => bytes(names).reduce((total, each) => total + each, 0);
  return {
    entry: { js: sum(files.entry.filter(isScript)), css: sum(files.entry.filter((name) => name.endsWith('.css'))) },
    onDemand: Math.max(0, ...bytes(files.onDemand.filter((name) => !isMap(dist, name)))),
    map: Math.max(0, ...bytes(readdirSync(dist).filter((name) => isScript(name) && isMap(dist, name)))),
  };
}

type Assets = { sync: string[]; async: string[] };
type Part = { assets: { js: Assets; css: Assets } };
type Manifest = { exposes: Part[]; shared: Part[] };

/** Of a remote what it exposes; a host shares its libraries, and what else it begins with is in its HTML. */
function filesOf(dist: string): { entry: string[]; onDemand: string[] } {
  const { exposes, shared } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as Manifest;
  const assets = (exposes.length ? exposes : shared).flatMap((each) => [each.assets.js, each.assets.css]);
  const begin = exposes.length ? ['remoteEntry.js'] : filesOfPage(join(dist, 'index.html'));
  const entry = new Set([...begin, ...assets.flatMap(({ sync }) => sync)]);
  const loaded = exposes.length ? assets.flatMap((each) => each.async) : readdirSync(dist);
  return { entry: [...entry], onDemand: loaded.filter((name) => isScript(name) && !entry.has(name)) };
}

const filesOfPage = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="?\/([\w.-]+\.(?:js|css))\b/g)].map(([, name = '']) => name);

const isScript = (name: string) => name.endsWith('.js');
/** By its library: what is split off has no name. */
const isMap = (dist: string, name: string) => readFileSync(join(dist, name), 'utf8').includes('leaflet-container');
