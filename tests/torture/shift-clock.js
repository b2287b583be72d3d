// Loaded into every process of the platform: moves the clocks of those that TORTURE_CLOCKS names, `{ "booking": 150000 }`.
const shifts = JSON.parse(process.env.TORTURE_CLOCKS ?? '{}');
const entry = process.argv[1] ?? '';
const shift = Object.entries(shifts).find(([name]) => entry.includes(`services/${name}/`))?.[1] ?? 0;

if (shift) {
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  // A proxy, so that libraries still recognize the class and its instances.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [now()], newTarget === globalThis.Date ? target : newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
