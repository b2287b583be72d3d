import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../features/navigation/footer.js';
import { NavBar } from '../features/navigation/nav-bar.js';
import { useFocusHeading } from '../shared/use-focus-heading.js';
import { laterOverlay } from '../shared/lazy.js';
import { PageBoundary } from './page-error-boundary.js';
import { useScrollMemory } from './use-scroll-restoration.js';
import { texts } from '../shared/messages.js';
import { useRemoteAhead } from '../shared/remotes/use-remote-preload.js';

/** What is round every public page. */
export function Layout() {
  const [isRegistering, setRegistering] = useState(false);
  const { pathname } = useLocation();
  useScrollMemory();
  useFocusHeading();
  useRemoteAhead('static-pages');
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-pill bg-accent px-5 py-3 text-on-accent -outline-offset-4 outline-on-accent focus:translate-y-0 print:hidden"
      >
        {texts.skip}
      </a>
      <NavBar onListHotel={() => setRegistering(true)} />
      <main id="content" className="min-h-[70dvh]">
        <PageBoundary at={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
      <Footer />
      {isRegistering && <RegisterHotel onClose={() => setRegistering(false)} />}
    </>
  );
}

const RegisterHotel = laterOverlay(
  async () => (await import('../features/hotel-registration/register-hotel-dialog.js')).RegisterHotel,
);
