// Part of Clerk’s public styling interface.
const dialogSelector = '.cl-modalBackdrop';
const openTimeoutMs = 10_000;

/**
 * Calls `onClosed` when Clerk’s dialog has been open and is closed, or has not opened in time. Clerk has no event for
 * it.
 */
export function onClerkDialogClosed(onClosed: () => void): void {
  let wasOpen = false;
  const isOpen = () => document.querySelector(dialogSelector) !== null;
  const end = () => {
    observer.disconnect();
    onClosed();
  };
  const observer = new MutationObserver(() => {
    if (isOpen()) wasOpen = true;
    else if (wasOpen) end();
  });
  wasOpen = isOpen();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => wasOpen || end(), openTimeoutMs);
}
