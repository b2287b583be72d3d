import { createContext, useContext } from 'react';

/**
 * Whether dialogs step aside for one that is not ours: two that each hold the focus would lock each other out. They come
 * back as they were, as far as what was typed lives above them.
 */
export const OverlaysAside = createContext(false);
export const useIsAside = () => useContext(OverlaysAside);
