const leaveEvent = 'wayhouse:leave';

/** Leaves the page by `leave`, where something is not saved once the user has confirmed it. */
export function leavePage(leave: () => void): void {
  if (window.dispatchEvent(new CustomEvent(leaveEvent, { cancelable: true, detail: leave }))) leave();
}

/** Passes `onBlocked` what leaves the page, instead of doing it. Returns a function that unblocks. */
export function blockLeaving(onBlocked: (leave: () => void) => void): () => void {
  const handleLeave = (event: Event) => {
    event.preventDefault();
    onBlocked((event as CustomEvent<() => void>).detail);
  };
  window.addEventListener(leaveEvent, handleLeave);
  return () => window.removeEventListener(leaveEvent, handleLeave);
}
