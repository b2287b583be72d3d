import { createLog, createMetrics, type Parts } from '@wayhouse/service-kit';
import { createGateway } from '../../../services/gateway/src/compose.js';
import { routesTable } from '../../../services/gateway/src/proxy/routing-table.js';
import type { House } from './start-system.js';

type Layer = { route?: { path: string; methods: Record<string, boolean> }; handle?: { stack?: Layer[] } };

const isOfApi = (route: string) => route.includes(' /api/');
const isFileOfPage = (route: string) => /^GET \/api\/docs\/\w+\//.test(route);

/** All routes of the API, but for the files of its own page. */
export const servedRoutes = (house: House): string[] =>
  [...house.mounted.flatMap(routesOf), ...ownRoutesOf(house).filter(isOfApi)]
    .filter((route) => !isFileOfPage(route))
    .sort();

/** What the site serves beside its API: what the gateway answers itself, and what lies under a prefix elsewhere. */
export const routesBeside = (house: House): string[] =>
  [...ownRoutesOf(house), ...routesTable.map(({ prefix }) => `* ${prefix}/*`)].filter((route) => !isOfApi(route));

/** The routes of a service as it mounts them; probes, which every process has for its operators, are no part of the API. */
const routesOf = ({ routes, webhooks = [] }: Parts): string[] => [
  ...routes.map(({ call }) => named(call.method, call.path)),
  ...webhooks.map(({ path }) => named('POST', path)),
];

/** What the gateway's Express app answers itself, wherever in it that is mounted. */
function ownRoutesOf({ gatewayConfig }: House): string[] {
  const { app } = createGateway({
    ...{ config: gatewayConfig, images: {} as never },
    ...{ log: createLog('gateway', 'silent'), metrics: createMetrics('gateway') },
  });
  const within = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? Object.keys(route.methods).map((method) => named(method.toUpperCase(), route.path))
        : within(handle?.stack ?? []),
    );
  return within(app.router.stack as unknown as Layer[]);
}

const named = (method: string, path: string) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
