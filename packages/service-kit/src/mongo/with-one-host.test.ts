import { sharedSettings } from '../config.js';
import { withOneHost } from './with-one-host.js';

const hosts = 'one.example:27017,two.example:27017,three.example:27017';

test.each([
  'mongodb://mongo:27017',
  'mongodb+srv://catalog:9f8c2a@db.example/?authSource=catalog',
  `mongodb://${hosts}`,
  `mongodb://${hosts}/gateway?replicaSet=rs0`,
  `mongodb://catalog:9f,8c2a@${hosts}/?authSource=catalog&replicaSet=rs0`,
])('the setting accepts %s', (url) => expect(sharedSettings.MONGO_URL.parse(url)).toBe(url));

test.each(['', 'mongo:27017', 'https://one.example', `https://${hosts}`, `mongodb+srv://${hosts}/`])(
  'the setting refuses %j',
  (url) =>
    expect(sharedSettings.MONGO_URL.safeParse(url).error?.issues).toMatchObject([
      { message: 'must be an address of MongoDB' },
    ]),
);

test.each([
  [`mongodb://root:a,b@${hosts}/gateway?replicaSet=rs0`, 'mongodb://root:a,b@one.example:27017/gateway?replicaSet=rs0'],
  [`mongodb://${hosts}?readPreferenceTags=dc:a,rack:1`, 'mongodb://one.example:27017?readPreferenceTags=dc:a,rack:1'],
  ['mongodb://one.example/?tags=a,b@c', 'mongodb://one.example/?tags=a,b@c'],
  ['amqp://guest:a,b@rabbitmq:5672', 'amqp://guest:a,b@rabbitmq:5672'],
])('of %s one host is left: %s', (url, expected) => expect(withOneHost(url)).toBe(expected));
