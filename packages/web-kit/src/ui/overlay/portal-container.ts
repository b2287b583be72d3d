import { createContext, useContext } from 'react';

/** Where dialogs and popovers are mounted: a remote’s must stay below its root, because its styles apply only there. */
export const PortalContainer = createContext<HTMLElement | null>(null);
export const usePortalContainer = () => useContext(PortalContainer) ?? undefined;
