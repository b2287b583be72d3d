/** How many rooms a section of the home page shows. */
export const railLength = 4;
