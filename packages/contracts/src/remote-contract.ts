import type { RemoteConfig, RemoteProps } from './remotes.js';

/**
 * What hosts and remotes have agreed on, counted: what an older side can live with raises
 * the minor, the rest the major.
 */
export type ContractVersion = { major: number; minor: number };

/** The agreement of this checkout. A remote exports it as `contract` beside its component. */
export const remoteContract: ContractVersion = { major: 1, minor: 2 };

/** Whether this host can show a remote that was built with `theirs`: a host knows all older minors of its major. */
export const canHost = (theirs: Partial<ContractVersion> | undefined, ours = remoteContract): boolean =>
  theirs?.major === ours.major && typeof theirs.minor === 'number';

type Kind = 'function' | 'object' | 'string';
type Since<Minor extends number> = { since: Minor; kind: Kind };
/** A host of an earlier minor does not have what came later, so only what is optional may be younger than the first. */
type Agreed<Given, At extends string> = {
  [Name in keyof Given & string as `${At}${Name}`]-?: Since<object extends Pick<Given, Name> ? number : 0>;
};

/** Every prop and every field of `config`: the minor since which a host hands it over, and what it is at run time. */
const agreed: Agreed<RemoteProps, ''> & Agreed<RemoteConfig, 'config.'> = {
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
};

/** All that a host of `minor` hands over, with its kind. Both sides' tests go by it. */
export const handedOver = (minor: number): Record<string, Kind> =>
  Object.fromEntries(
    Object.entries(agreed).flatMap(([name, { since, kind }]) => (since <= minor ? [[name, kind]] : [])),
  );

/** `host` as one of an earlier `minor` would be: without what came later. */
export function asHostOf(minor: number, host: RemoteProps): RemoteProps {
  const names = handedOver(minor);
  const known = <Given extends object>(given: Given, at = '') =>
    Object.fromEntries(Object.entries(given).filter(([name]) => at + name in names)) as Given;
  return { ...known(host), config: known(host.config, 'config.') };
}
