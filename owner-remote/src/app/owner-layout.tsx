import { Fragment } from 'react';
import { Outlet } from 'react-router-dom';
import { ChosenHotelProvider } from '../shared/chosen-hotel.js';
import { HotelNotice } from './hotel-notice.js';
import { HotelInLinks } from './hotel-in-links.js';
import { LostHotel } from './lost-hotel/lazy-lost-hotel.js';
import { OwnerHeader } from './owner-header.js';
import { SideMenu } from './side-menu.js';
import { useHotelOfAddress } from './use-hotel-of-address.js';
import { useFocusHeading } from './use-focus-heading.js';

/** Header and menu of every owner page. The host’s own navigation is hidden here, and `main` is the host’s. */
export function OwnerLayout() {
  const { hotel, lost, switches } = useHotelOfAddress();
  const page = useFocusHeading({ isHidden: lost !== undefined });
  return (
    <ChosenHotelProvider value={hotel}>
      <HotelInLinks hotel={hotel}>
        <div className="min-h-dvh">
          <OwnerHeader hasMenu={!lost} />
          <LostHotel hotel={lost} />
          {!lost && (
            <div className="mx-auto flex min-h-[calc(100dvh-4rem)] w-full max-w-page md:px-8">
              <SideMenu />
              <div ref={page} className="min-w-0 grow px-5 pt-8 pb-28 md:py-10 md:pr-0 md:pl-8 lg:pl-12">
                <HotelNotice />
                {/* A page begins anew for another hotel. */}
                <Fragment key={switches}>
                  <Outlet />
                </Fragment>
              </div>
            </div>
          )}
        </div>
      </HotelInLinks>
    </ChosenHotelProvider>
  );
}
