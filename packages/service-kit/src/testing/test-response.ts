/** What tests read of a response. */
export type TestResponse = {
  status: number;
  body: Record<string, unknown> & { message?: string; code?: string; field?: string };
};
