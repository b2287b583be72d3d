/** An amount as a receipt says it: always with its cents, so that figures stand under figures. */
export const sayExactly = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount).replace('-', '−');
