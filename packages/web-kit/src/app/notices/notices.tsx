import { StandingNotice } from './status-banner.js';
import { Toaster } from './toaster.js';

/** Everything a page says outside of its own place. */
export const Notices = () => (
  <>
    <Toaster />
    <StandingNotice />
  </>
);
