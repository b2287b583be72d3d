import { Outlet } from 'react-router-dom';
import { OwnerBar } from './owner-header.js';
import { SideMenu } from './side-menu.js';
import { useFocusHeading } from './use-focus-heading.js';

/** What is round every page of the owner area; the guests' navigation is not shown here, and `main` is the host's. */
export function OwnerLayout() {
  const page = useFocusHeading();
  return (
    <div className="min-h-dvh">
      <OwnerBar />
      <div className="mx-auto flex min-h-[calc(100dvh-4rem)] w-full max-w-page md:px-8">
        <SideMenu />
        <div ref={page} className="min-w-0 grow px-5 pt-8 pb-28 md:py-10 md:pr-0 md:pl-8 lg:pl-12">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
