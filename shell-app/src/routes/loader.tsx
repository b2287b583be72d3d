import { useLocation } from 'react-router-dom';
import { RedirectPage } from '../features/redirect/redirect-page.js';

/** `/loader/{nextUrl}`: the rest of the address, query and fragment included, is the redirect target. */
export function LoaderPage() {
  const { pathname, search, hash } = useLocation();
  return <RedirectPage next={pathname.replace(/^\/loader\/?/i, '') + search + hash} />;
}
