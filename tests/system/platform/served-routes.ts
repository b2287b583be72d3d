import { createLog, createMetrics, type ServiceModule } from '@wayhouse/service-kit';
import { composeGateway } from '@wayhouse/gateway/compose';
import { routingTable } from '@wayhouse/gateway/proxy/routing-table';
import type { TestSystem } from './start-system.js';

type Layer = { route?: { path: string; methods: Record<string, boolean> }; handle?: { stack?: Layer[] } };

const isApiRoute = (route: string) => route.includes(' /api/');
const isDocsAsset = (route: string) => /^GET \/api\/docs\/\w+\//.test(route);

/** All routes of the API without the assets of its docs page. */
export const servedRoutes = (system: TestSystem): string[] =>
  [...system.modules.flatMap(serviceRoutes), ...gatewayRoutes(system).filter(isApiRoute)]
    .filter((route) => !isDocsAsset(route))
    .sort();

/** What the site serves beside its API: the gateway’s own routes and its proxied prefixes. */
export const nonApiRoutes = (system: TestSystem): string[] =>
  [...gatewayRoutes(system), ...routingTable.map(({ prefix }) => `* ${prefix}/*`)].filter(
    (route) => !isApiRoute(route),
  );

/** The routes that a service mounts, without its probes. */
const serviceRoutes = ({ routes, webhooks = [] }: ServiceModule): string[] => [
  ...routes.map(({ call }) => named(call.method, call.path)),
  ...webhooks.map(({ path }) => named('POST', path)),
];

/** The routes of the gateway's Express app, nested routers included. */
function gatewayRoutes({ gatewayConfig }: TestSystem): string[] {
  const { app } = composeGateway({
    ...{ config: gatewayConfig, images: {} as never, cached: {} as never },
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
