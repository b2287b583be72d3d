import { createContext, type ReactNode, useContext } from 'react';

/** Takes a part of a page, and returns what marks its place until the page has been rendered. */
export type TakePart = (key: string, part: ReactNode) => ReactNode;

/** Undefined in the browser. */
export const TakePartContext = createContext<TakePart | undefined>(undefined);

type Props = {
  /** Everything that the part looks different by, beside the language and the configuration of the site. */
  by: readonly unknown[];
  /** One element, without `useId` in it: the part is rendered apart from its page, where ids would be others. */
  children: ReactNode;
};

/** A part that stands on several pages and looks the same on them. The server renders it once for all of them. */
export function SharedPart({ by, children }: Props): ReactNode {
  const take = useContext(TakePartContext);
  return take ? take(JSON.stringify(by), children) : children;
}
