import { type BrokerUnderTest, takeAll, until, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

const isEmpty = (queue: string) => until(async () => (await broker.count(queue)) === 0);

test('a message is gone when its own time or that of its queue is up, whichever is sooner', async () => {
  const [short, long] = [await broker.queue({ messageTtl: 20 }), await broker.queue({ messageTtl: 60_000 })];
  await broker.fill(short, ['one'], { expiration: '60000' });
  await broker.fill(long, ['two'], { expiration: '20' });
  await broker.fill(long, ['three']);
  await isEmpty(short);
  await until(async () => (await broker.count(long)) === 1);
  expect(await takeAll(await broker.newChannel(), long)).toEqual(['three']);
});

test('a short-lived message waits behind a long-lived one, and goes as soon as that is taken', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['long'], { expiration: '60000' });
  await broker.fill(queue, ['short'], { expiration: '1' });
  const sooner = await broker.queue();
  await broker.fill(sooner, ['gone'], { expiration: '50' });
  await isEmpty(sooner);
  expect(await broker.count(queue)).toBe(2);
  expect(await takeAll(await broker.newChannel(), queue)).toEqual(['long']);
});

test('with no time at all a message reaches only who is waiting', async () => {
  const queue = await broker.queue({ messageTtl: 0 });
  await broker.fill(queue, ['nobody here']);
  await isEmpty(queue);
  const bodies: string[] = [];
  await (await broker.newChannel()).consume(queue, (message) => bodies.push(String(message?.content)), { noAck: true });
  await broker.fill(queue, ['somebody here']);
  await until(async () => bodies.length > 0);
  expect(bodies).toEqual(['somebody here']);
});

test('time goes on for a message that is handed back', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  const time = { expiration: '200' };
  // Taken while it lives, however often that has to be tried.
  const message = await until(async () => {
    await broker.fill(queue, ['one'], time);
    return channel.get(queue);
  });
  const later = await broker.queue();
  await broker.fill(later, ['clock'], time);
  await isEmpty(later);
  channel.nack(message);
  expect(await channel.get(queue)).toBe(false);
});

test('an unused queue expires, a used one does not', async () => {
  const queue = () => broker.queue({ expires: 500 });
  // Used before its time is up, however often that has to be tried. The time of the unused one begins after it.
  const used = await until(async () => {
    const [name, consumer] = [await queue(), await broker.newChannel()];
    return consumer
      .consume(name, () => {})
      .then(
        () => name,
        () => undefined,
      );
  });
  const unused = await queue();
  // Declaring it again, even passively, would be using it; publishing is not.
  const channel = await broker.newConfirmChannel();
  let returned = false;
  channel.on('return', () => (returned = true));
  await until(async () => {
    channel.sendToQueue(unused, Buffer.from('a message is no use'), { mandatory: true });
    await channel.waitForConfirms();
    return returned;
  });
  expect(await broker.exists(unused)).toBe(false);
  expect(await broker.exists(used)).toBe(true);
});
