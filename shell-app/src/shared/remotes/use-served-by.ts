import type { RemoteKey } from '@wayhouse/contracts/remotes';
import { useIsServerRendered } from '@wayhouse/web-kit/server-rendered';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from '../page-state.js';

/** The build of a remote that has brought the content of this page, until the visitor leaves it for another one. */
export function useServedBy(remote: RemoteKey): { build: string } | undefined {
  const { pathname } = useLocation();
  const served = usePageState()?.served;
  const isServed = useIsServerRendered() && served?.remote === remote;
  const [first, setFirst] = useState<string | undefined>(pathname);
  if (first !== undefined && pathname !== first) setFirst(undefined);
  return isServed && pathname === first ? served : undefined;
}
