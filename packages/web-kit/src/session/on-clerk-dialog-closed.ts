// Part of Clerk's interface, by which its look can be changed.
const dialog = '.cl-modalBackdrop';
const patience = 10_000;

/** Calls `closed` once Clerk's dialog has been open and is gone, or has never come: Clerk itself does not say so. */
export function whenClerkDialogIsGone(closed: () => void): void {
  let hasCome = false;
  const isOpen = () => document.querySelector(dialog) !== null;
  const end = () => {
    observer.disconnect();
    closed();
  };
  const observer = new MutationObserver(() => {
    if (isOpen()) hasCome = true;
    else if (hasCome) end();
  });
  hasCome = isOpen();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => hasCome || end(), patience);
}
