import { DropdownMenu } from '@wayhouse/web-kit/ui/action/dropdown-menu';
import { Check, ChevronDown, CirclePlus, IdCard, Layers } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { queryOfHotel } from '../shared/hotel-address.js';
import { ownerPaths } from '../shared/owner-paths.js';
import { useOwnHotels, useOwnsHotel } from '../shared/use-own-hotels.js';
import { useShownHotel } from '../shared/use-shown-hotel.js';
import { messages } from './messages.js';
import { ownerPages } from './pages.js';

const icon = 'size-5 shrink-0 text-muted';

/** The hotel that the pages are about; the menu switches to another one and adds one. Until its name has loaded, pages do without. */
export function HotelMenu() {
  const { data: hotels } = useOwnHotels();
  const page = useSamePage();
  const ownsHotel = useOwnsHotel();
  const hotel = useShownHotel();
  if (!hotels || !hotel) return null;
  const add = { label: messages.addHotel, icon: <CirclePlus aria-hidden className={icon} />, to: ownerPaths.addHotel };
  const all = { label: messages.allHotels, icon: <Layers aria-hidden className={icon} />, to: ownerPaths.allHotels };
  const role = { label: messages.role, icon: <IdCard aria-hidden className={icon} />, to: ownerPaths.role };
  const list = hotels.map(({ _id, name, city, closedBy }) => ({
    label: name,
    note: closedBy ? messages.cityOfClosed(city) : city,
    icon: _id === hotel._id ? <Check aria-hidden className={icon} /> : <span className={icon} />,
    isCurrent: _id === hotel._id,
    to: page + queryOfHotel('', _id),
  }));
  // An owner of a single hotel has nothing to choose from.
  const isListed = hotels.length > 1 || !ownsHotel;
  return (
    <div className="min-w-0 border-l border-line pl-1 sm:pl-2">
      <DropdownMenu
        align="start"
        trigger={
          <button
            type="button"
            title={hotel.name}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-pill px-2 text-[15px] font-medium transition-colors hover:bg-sand"
          >
            <span className="sr-only">{messages.hotel}</span>
            <span className="truncate">{hotel.name}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
          </button>
        }
        items={[
          ...(isListed ? list : []),
          ...(isListed ? ['line' as const] : []),
          ...(hotels.length > 1 ? [all] : []),
          ...(hotel.role === 'owner' ? [] : [role]),
          ...(ownsHotel ? [add] : []),
        ]}
      />
    </div>
  );
}

/** The same page of another hotel: where the page is about one thing of this hotel, the list with the others; where it is about all, the dashboard. */
function useSamePage(): string {
  const { pathname } = useLocation();
  if (pathname === ownerPaths.allHotels) return ownerPaths.dashboard;
  if (ownerPages.some(({ path }) => path === pathname)) return pathname;
  return pathname.startsWith(ownerPaths.listRoom) ? ownerPaths.listRoom : ownerPaths.dashboard;
}
