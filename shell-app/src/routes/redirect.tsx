import { useLocation } from 'react-router-dom';
import { Redirect } from '../features/redirect/redirect.js';

/** `/loader/{nextUrl}`: the rest of the address, query and fragment included, is the redirect target. */
export function RedirectPage() {
  const { pathname, search, hash } = useLocation();
  return <Redirect next={pathname.replace(/^\/loader\/?/i, '') + search + hash} />;
}
