import { useLocation } from 'react-router-dom';
import { WaitingRoom } from '../features/redirect/redirect-page.js';

/** `/loader/{nextUrl}`: everything behind it, as it stands in the address, is where to go next. */
export function LoaderPage() {
  const { pathname, search, hash } = useLocation();
  return <WaitingRoom next={pathname.replace(/^\/loader\/?/i, '') + search + hash} />;
}
