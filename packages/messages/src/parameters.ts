type Fill = (params: never) => string;

/** One message for each name: a text, or a function for a name with parameters. */
export type MessagesByName<Params> = {
  [Name in keyof Params]: keyof Params[Name] extends never ? string : (params: Params[Name]) => string;
};

/** The text of a message, with its parameters filled in. */
export const fillIn = (message: string | Fill, params: Record<string, unknown> = {}): string =>
  typeof message === 'string' ? message : message(params as never);
