import { nextTask } from './next-task.js';

declare global {
  /** Of `before-first-paint.js`: settled once the scripts that a rendered page has asked for have arrived, or failed. */
  var wayhouseScripts: Promise<unknown> | undefined;
}

/** One that hangs is asked for again by the page itself. */
const longestWaitMs = 5000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What most pages begin with, evaluated in tasks of its own before the page is, so that what the visitor does comes between them.
 * Only where its file has arrived: nothing is requested for it.
 */
const modules = [
  () => import(/* webpackMode: "weak", webpackExports: ["CalendarDate"] */ '@wayhouse/contracts/calendar-date'),
  () => import(/* webpackMode: "weak", webpackExports: ["Id"] */ '@wayhouse/contracts/fields'),
  () => import(/* webpackMode: "weak", webpackExports: ["roomFilters"] */ '@wayhouse/contracts/room-filters'),
  () => import(/* webpackMode: "weak", webpackExports: ["Booking"] */ '@wayhouse/contracts/booking'),
];

let evaluated: Promise<void> | undefined;

/** Once: a page that is visited later is asked for at once. */
export const evaluateEarly = (): Promise<void> => (evaluated ??= evaluateEach());

async function evaluateEach(): Promise<void> {
  if (globalThis.wayhouseScripts) await Promise.race([globalThis.wayhouseScripts, wait(longestWaitMs)]);
  for (const evaluate of modules) {
    const hasArrived = await evaluate().then(
      () => true,
      () => false,
    );
    if (hasArrived) await nextTask();
  }
}
