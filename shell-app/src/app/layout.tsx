import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../features/navigation/footer.js';
import { NavBar } from '../features/navigation/nav-bar.js';
import { lazyOverlay } from '../shared/lazy.js';
import { useRemotePreload } from '../shared/remotes/use-remote-preload.js';
import { useFocusHeading } from '../shared/use-focus-heading.js';
import { messages } from './messages.js';
import { PageErrorBoundary } from './page-error-boundary.js';
import { useScrollRestoration } from './use-scroll-restoration.js';

/** The frame of every public page: navigation, footer and the hotel registration dialog. */
export function Layout() {
  const [isRegistering, setRegistering] = useState(false);
  const { pathname } = useLocation();
  useScrollRestoration();
  useFocusHeading();
  useRemotePreload('static-pages');
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-pill bg-accent px-5 py-3 text-on-accent -outline-offset-4 outline-on-accent focus:translate-y-0 print:hidden"
      >
        {messages.skip}
      </a>
      <NavBar onListHotel={() => setRegistering(true)} />
      <main id="content" className="min-h-[calc(100dvh-4.5rem)]">
        <PageErrorBoundary at={pathname}>
          <Outlet />
        </PageErrorBoundary>
      </main>
      <Footer />
      {isRegistering && <RegisterHotelDialog onClose={() => setRegistering(false)} />}
    </>
  );
}

const RegisterHotelDialog = lazyOverlay(
  async () => (await import('../features/hotel-registration/register-hotel-dialog.js')).RegisterHotelDialog,
);
