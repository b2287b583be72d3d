/**
 * Replaces the timeouts of a test file's requests, which a busy machine could exceed: a request waits until `timeOut` is
 * called.
 */
export function controlTimeouts() {
  const pending = { timeOut: () => {} };
  beforeAll(() => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      pending.timeOut = () => controller.abort();
      return controller.signal;
    });
  });
  afterAll(() => jest.restoreAllMocks());
  return pending;
}
