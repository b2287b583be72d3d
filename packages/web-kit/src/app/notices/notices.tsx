import { StatusBanner } from './status-banner.js';
import { Toaster } from './toaster.js';

/** Toasts and the status banner of a page. */
export const Notices = () => (
  <>
    <Toaster />
    <StatusBanner />
  </>
);
