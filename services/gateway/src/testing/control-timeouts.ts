/**
 * For the tests of one file: pages wait for what they ask of others until it comes, or until a test has the last question
 * be given up; not for a second and a half, for which a busy machine may stand still.
 */
export function patientPages() {
  const waiting = { giveUp: () => {} };
  beforeAll(() => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const patience = new AbortController();
      waiting.giveUp = () => patience.abort();
      return patience.signal;
    });
  });
  afterAll(() => jest.restoreAllMocks());
  return waiting;
}
