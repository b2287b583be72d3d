const key = 'wayhouse.paying';

/** Which booking the guest left the page to pay, so that coming back shows the new state as soon as it is there. */
export const paymentUnderWay = {
  begin: (bookingId: string) => sessionStorage.setItem(key, bookingId),
  end: () => sessionStorage.removeItem(key),
  bookingId: () => sessionStorage.getItem(key),
};
