export const demoGuest = ['asha.menon@example.com', 'wayhouse-guest'] as const;
export const demoOwner = ['leela.nair@example.com', 'wayhouse-owner'] as const;
/** Of the hotel of `unchangedRoomPath`. */
export const unchangedOwner = ['duarte.almeida@example.com', 'wayhouse-owner'] as const;
