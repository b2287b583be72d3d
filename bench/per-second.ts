const concurrency = 20;

/** How often the work is done per second, twenty at once. */
export async function perSecond(work: () => Promise<unknown>, times: number): Promise<number> {
  let left = times;
  const began = performance.now();
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return times / ((performance.now() - began) / 1000);
}
