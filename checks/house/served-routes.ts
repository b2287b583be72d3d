import type { Parts } from '@wayhouse/service-kit';
import type { createGateway } from '../../services/gateway/src/create-gateway.js';

type Layer = { route?: { path: string; methods: Record<string, boolean> }; handle?: { stack?: Layer[] } };

/** The routes of a service as it mounts them; probes, which every process has for its operators, are no part of the API. */
export const routesOf = ({ routes, webhooks = [] }: Parts): string[] => [
  ...routes.map(({ call }) => named(call.method, call.path)),
  ...webhooks.map(({ path }) => named('POST', path)),
];

/** The routes below `/api` that an Express app answers itself, wherever in it they are mounted. */
export function ownRoutesOf(app: ReturnType<typeof createGateway>['app']): string[] {
  const within = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? Object.keys(route.methods).map((method) => named(method.toUpperCase(), route.path))
        : within(handle?.stack ?? []),
    );
  return within(app.router.stack as unknown as Layer[]).filter((route) => route.includes(' /api/'));
}

const named = (method: string, path: string) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
