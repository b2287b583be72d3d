import { useQueries } from '@tanstack/react-query';
import { remoteContract } from '@wayhouse/contracts/remote-contract';
import { readManifest } from '@wayhouse/web-kit/manifest';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useRuntimeConfig } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

type Part = { name: keyof typeof messages.parts; manifest: string };

/** The version and build of each front end that is being served, or that it is unavailable. */
export function BuildInfo() {
  const config = useRuntimeConfig();
  const remotes = config.state === 'ready' ? config.remotes : { owner: undefined, 'static-pages': undefined };
  const parts = Object.entries({ shell: '/mf-manifest.json', ...remotes }) as [Part['name'], string | undefined][];
  const builds = useQueries({
    queries: parts.map(([name, manifest]) => ({
      queryKey: ['build', name, manifest],
      queryFn: async () => (await readManifest(String(manifest))).metaData.buildInfo,
      enabled: manifest !== undefined,
      staleTime: 0,
      retry: false,
    })),
  });
  const { major, minor } = remoteContract;
  return (
    <>
      <Card className="mt-10 max-w-3xl overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">{messages.documentTitle}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              {Object.values(messages.columns).map((title) => (
                <th key={title} scope="col" className="px-5 py-3.5 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {parts.map(([name], position) => (
              <Row
                key={name}
                name={messages.parts[name]}
                build={builds[position]?.data}
                hasFailed={builds[position]?.isError}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          busy={builds.some(({ isFetching }) => isFetching)}
          onClick={() => builds.forEach(({ refetch }) => void refetch())}
        >
          {messages.refresh}
        </Button>
        <p className="text-muted">{messages.contract(`${major}.${minor}`)}</p>
      </div>
    </>
  );
}

type RowProps = { name: string; build?: { buildVersion: string; hash: string }; hasFailed?: boolean };

const Row = ({ name, build, hasFailed }: RowProps) => (
  <tr>
    <th scope="row" className="px-5 py-4 font-medium">
      {name}
    </th>
    <td className="px-5 py-4 tabular-nums">
      {build?.buildVersion ?? (hasFailed ? messages.unavailable : messages.loading)}
    </td>
    <td className="px-5 py-4 font-mono text-sm text-muted">{build?.hash.slice(0, 8)}</td>
  </tr>
);
