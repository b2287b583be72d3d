import { createContext, useContext } from 'react';

/**
 * Whether our dialogs are hidden while Clerk’s is open: two focus traps would lock each other out. State that lives
 * above a dialog survives.
 */
export const OverlaysHidden = createContext(false);
export const useOverlaysHidden = () => useContext(OverlaysHidden);
