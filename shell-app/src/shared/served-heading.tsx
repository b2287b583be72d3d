import { useIsServerRendered } from '@wayhouse/web-kit/server-rendered';

/** The `h1` of a page whose own had not arrived when the server sent it. Elsewhere the focus has to wait for that. */
export const ServedHeading = ({ children }: { children: string }) =>
  useIsServerRendered() && <h1 className="sr-only">{children}</h1>;
