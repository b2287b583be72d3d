import type { RemoteProps } from './remotes.js';

/** What hosts and remotes have agreed on, counted: what an older side can live with raises the minor, the rest the major. */
export type ContractVersion = { major: number; minor: number };

/** The agreement of this checkout. A remote exports it as `contract` beside its component. */
export const remoteContract: ContractVersion = { major: 1, minor: 1 };

/** Whether this host can show a remote that was built with `theirs`: a host knows all older minors of its major. */
export const canHost = (theirs: Partial<ContractVersion> | undefined, ours = remoteContract): boolean =>
  theirs?.major === ours.major && typeof theirs.minor === 'number';

type Kind = 'function' | 'object';
type PropName = keyof RemoteProps;

/** Which props a host of each minor hands over, and what they are at run time. Both sides' tests go by this list. */
export const propsSince: Record<number, Partial<Record<PropName, Kind>>> = {
  0: {
    user: 'object',
    getToken: 'function',
    signIn: 'function',
    signOut: 'function',
    openProfile: 'function',
    navigate: 'function',
    toast: 'object',
    config: 'object',
  },
  1: { signInAgain: 'function' },
};

/** All props that a host of `minor` hands over. */
export const propsOf = (minor: number): [PropName, Kind][] =>
  Object.entries(propsSince)
    .filter(([since]) => Number(since) <= minor)
    .flatMap(([, props]) => Object.entries(props) as [PropName, Kind][]);

/** `host` as one of an earlier `minor` would be: without what came later. */
export function asHostOf(minor: number, host: RemoteProps): RemoteProps {
  const known = new Set(propsOf(minor).map(([name]) => name));
  return Object.fromEntries(Object.entries(host).filter(([name]) => known.has(name as PropName))) as RemoteProps;
}
