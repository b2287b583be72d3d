import { nextTask } from './next-task.js';

/**
 * What most pages begin with, evaluated in tasks of its own before the page is, so that what the visitor does comes between them.
 * Only where its file has arrived: nothing is asked for.
 */
const modules = [
  () => import(/* webpackMode: "weak", webpackExports: ["CalendarDate"] */ '@wayhouse/contracts/calendar-date'),
  () => import(/* webpackMode: "weak", webpackExports: ["Id"] */ '@wayhouse/contracts/fields'),
  () => import(/* webpackMode: "weak", webpackExports: ["roomFilters"] */ '@wayhouse/contracts/room-filters'),
  () => import(/* webpackMode: "weak", webpackExports: ["Booking"] */ '@wayhouse/contracts/booking'),
];

export async function evaluateEarly(): Promise<void> {
  for (const evaluate of modules) {
    const hasArrived = await evaluate().then(
      () => true,
      () => false,
    );
    if (hasArrived) await nextTask();
  }
}
