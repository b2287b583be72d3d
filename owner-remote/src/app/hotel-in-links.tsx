import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { withHotel } from '../shared/hotel-address.js';

type Navigator = ContextType<typeof UNSAFE_NavigationContext>['navigator'];

/** Every link of the owner area, and every other navigation inside it, stays with the chosen hotel. */
export function HotelInLinks({ hotel, children }: { hotel: string | undefined; children: ReactNode }) {
  const navigation = useContext(UNSAFE_NavigationContext);
  const value = useMemo(
    () => (hotel === undefined ? navigation : { ...navigation, navigator: ofHotel(navigation.navigator, hotel) }),
    [navigation, hotel],
  );
  return <UNSAFE_NavigationContext value={value}>{children}</UNSAFE_NavigationContext>;
}

/** Its prototype has the rest: the location of a history is read when it is asked for. */
const ofHotel = (navigator: Navigator, hotel: string): Navigator =>
  Object.assign(Object.create(navigator) as Navigator, {
    createHref: (to) => navigator.createHref(withHotel(to, hotel)),
    push: (to, ...rest) => navigator.push(withHotel(to, hotel), ...rest),
    replace: (to, ...rest) => navigator.replace(withHotel(to, hotel), ...rest),
  } satisfies Partial<Navigator>);
