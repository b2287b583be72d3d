import type { DragEvent } from 'react';

/** Whether something is dropped within a fieldset that is disabled, where browsers allow it all the same. */
export const isDisabled = (event: DragEvent): boolean => event.currentTarget.closest('fieldset:disabled') !== null;
