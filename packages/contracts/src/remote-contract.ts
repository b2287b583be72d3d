import type { RemoteConfig, RemoteProps } from './remotes.js';

/** The version of `RemoteProps`: a change that older hosts and remotes tolerate raises the minor, any other the major. */
export type ContractVersion = { major: number; minor: number };

/** The version in this source. A remote exports it as `contract` beside its component. */
export const remoteContract: ContractVersion = { major: 1, minor: 4 };

/** Whether this host can mount a remote that was built with the version `theirs`. */
export const canHost = (theirs: Partial<ContractVersion> | undefined, ours = remoteContract): boolean =>
  theirs?.major === ours.major && typeof theirs.minor === 'number';

type Kind = 'function' | 'object' | 'string';
type Since<Minor extends number> = { since: Minor; kind: Kind };
/** Hosts of an earlier minor lack later props, so only optional props may have a `since` above 0. */
type ContractProps<Props, Prefix extends string> = {
  [Name in keyof Props & string as `${Prefix}${Name}`]-?: Since<object extends Pick<Props, Name> ? number : 0>;
};

/** Every prop and every field of `config`, with the minor that introduced it and its type at run time. */
const contractProps: ContractProps<RemoteProps, ''> & ContractProps<RemoteConfig, 'config.'> = {
  user: { since: 0, kind: 'object' },
  getToken: { since: 0, kind: 'function' },
  signIn: { since: 0, kind: 'function' },
  signInAgain: { since: 1, kind: 'function' },
  signOut: { since: 0, kind: 'function' },
  openProfile: { since: 0, kind: 'function' },
  navigate: { since: 0, kind: 'function' },
  toast: { since: 0, kind: 'object' },
  config: { since: 0, kind: 'object' },
  'config.currency': { since: 0, kind: 'string' },
  'config.supportPhone': { since: 0, kind: 'string' },
  'config.supportEmail': { since: 0, kind: 'string' },
  'config.careersEmail': { since: 2, kind: 'string' },
  'config.mapTiles': { since: 3, kind: 'object' },
  'config.exchangeRates': { since: 4, kind: 'object' },
};

/** The props that a host of `minor` provides, with their types. For the tests of hosts and remotes. */
export const providedProps = (minor: number): Record<string, Kind> =>
  Object.fromEntries(
    Object.entries(contractProps).flatMap(([name, { since, kind }]) => (since <= minor ? [[name, kind]] : [])),
  );

/** `host` without the props introduced after `minor`. */
export function hostAtMinor(minor: number, host: RemoteProps): RemoteProps {
  const names = providedProps(minor);
  const pickProvided = <Props extends object>(props: Props, prefix = '') =>
    Object.fromEntries(Object.entries(props).filter(([name]) => prefix + name in names)) as Props;
  return { ...pickProvided(host), config: pickProvided(host.config, 'config.') };
}
