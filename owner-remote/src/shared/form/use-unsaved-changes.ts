import { blockHistory } from '@wayhouse/web-kit/history-blocker';
import { useEffect, useEffectEvent, useState } from 'react';
import { leaveQuestions } from './leave-page.js';

type UnsavedChanges = {
  hasUnsavedChanges: boolean;
  /** Whether the page is about to reload itself and will restore everything. */
  isDraftSaved: () => boolean;
  /** Navigates within the product. */
  navigate: (address: string) => void;
};

/** Blocks links, Back, Forward and signing out while there are unsaved changes, until the user confirms or stays. */
export function useUnsavedChanges({ hasUnsavedChanges, isDraftSaved, navigate }: UnsavedChanges) {
  const [proceed, setProceed] = useState<() => void>();
  const confirm = (proceedLater: () => void) => setProceed(() => proceedLater);
  const follow = useEffectEvent(navigate);
  const wouldLoseChanges = useEffectEvent(() => !isDraftSaved());

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => wouldLoseChanges() && event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const link = navigatingLink(event);
      if (!link) return;
      // In the capture phase, before the router handles it.
      event.preventDefault();
      event.stopPropagation();
      confirm(() => follow(link.pathname + link.search + link.hash));
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    leaveQuestions.add(confirm);
    document.addEventListener('click', handleClick, { capture: true });
    const unblockHistory = blockHistory(confirm);
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload);
      document.removeEventListener('click', handleClick, { capture: true });
      unblockHistory();
      leaveQuestions.delete(confirm);
    };
  }, [hasUnsavedChanges]);

  const stay = () => setProceed(undefined);
  const leave = () => {
    stay();
    proceed?.();
  };
  return { isConfirming: proceed !== undefined, stay, leave };
}

/** The pressed link, if it replaces this page; links that open elsewhere lose nothing. */
function navigatingLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}
