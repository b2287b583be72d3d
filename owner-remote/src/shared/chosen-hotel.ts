import { createContext, useContext } from 'react';

/** The name of the hotel’s id in addresses of the owner area. */
export const hotelParameter = 'hotel';

/** The id of the hotel that the pages are about, for calls and query keys; undefined for the only one, or the first. */
const ChosenHotel = createContext<string | undefined>(undefined);

export const ChosenHotelProvider = ChosenHotel.Provider;

export const useChosenHotel = (): string | undefined => useContext(ChosenHotel);
