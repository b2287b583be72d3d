import { testService } from './testing/test-service.js';
import { withNoopConsumers } from './testing/with-noop-consumers.js';

test('background work begins once the database is migrated', async () => {
  const order: string[] = [];
  const migration = {
    ...{ number: 1, name: 'a slow one' },
    run: async () => {
      order.push('migration begins');
      await new Promise(setImmediate);
      order.push('migration ends');
    },
  };
  const worker = () => {
    order.push('work begins');
    return { stop: () => Promise.resolve(void order.push('work ends')) };
  };
  const service = await testService('booking', () => {
    order.push('composed');
    return { routes: [], consumers: withNoopConsumers('booking'), migrations: [migration], workers: [worker] };
  });
  await service.stop();
  expect(order).toEqual(['composed', 'migration begins', 'migration ends', 'work begins', 'work ends']);
});
