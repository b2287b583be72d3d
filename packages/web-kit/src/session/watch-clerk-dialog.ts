// Part of Clerk’s public styling interface.
const dialogSelector = '.cl-modalBackdrop';
const openTimeoutMs = 10_000;

export type DialogEvents = { onOpen: () => void; onClosed: () => void };
/** `wasOpen` is false where it has not opened in time. */
type WatchedEvents = Pick<DialogEvents, 'onOpen'> & { onClosed: (wasOpen: boolean) => void };

/**
 * Reports that Clerk’s dialog is there, and that it has been closed or has not opened in time. Clerk has no events for
 * it, and loads the dialog when it is first opened.
 */
export function watchClerkDialog({ onOpen, onClosed }: WatchedEvents): void {
  let wasOpen = false;
  const end = () => {
    observer.disconnect();
    onClosed(wasOpen);
  };
  const check = () => {
    const isOpen = document.querySelector(dialogSelector) !== null;
    if (isOpen && !wasOpen) onOpen();
    if (wasOpen && !isOpen) end();
    wasOpen ||= isOpen;
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  setTimeout(() => wasOpen || end(), openTimeoutMs);
}
