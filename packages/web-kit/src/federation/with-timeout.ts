/** The promise's outcome, or a rejection after `limit` milliseconds. */
export function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${limit} ms.`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
