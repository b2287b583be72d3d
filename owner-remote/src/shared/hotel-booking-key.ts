export const hotelBookingKey = (id: string) => ['hotel-booking', id];
