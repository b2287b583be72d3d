let evaluateEarly: () => Promise<void>;

beforeEach(async () => {
  jest.resetModules();
  ({ evaluateEarly } = await import('./evaluate-early.js'));
});
afterEach(() => {
  globalThis.wayhouseScripts = undefined;
  jest.useRealTimers();
});

const watch = async (work: Promise<void>) => {
  let done = false;
  void work.then(() => (done = true));
  await jest.advanceTimersByTimeAsync(100);
  return () => done;
};

test('pages wait for the scripts that a rendered page has asked for', async () => {
  jest.useFakeTimers();
  let arrive!: () => void;
  globalThis.wayhouseScripts = new Promise<void>((resolve) => (arrive = resolve));
  const done = await watch(evaluateEarly());
  expect(done()).toBe(false);
  arrive();
  await jest.advanceTimersByTimeAsync(100);
  expect(done()).toBe(true);
});

test('a script that hangs keeps a page waiting for five seconds at most', async () => {
  jest.useFakeTimers();
  globalThis.wayhouseScripts = new Promise(() => {});
  const done = await watch(evaluateEarly());
  await jest.advanceTimersByTimeAsync(4800);
  expect(done()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(done()).toBe(true);
});

test('a page that was not rendered waits for nothing, nor does a later one', async () => {
  jest.useFakeTimers();
  expect((await watch(evaluateEarly()))()).toBe(true);
  globalThis.wayhouseScripts = new Promise(() => {});
  expect((await watch(evaluateEarly()))()).toBe(true);
});
