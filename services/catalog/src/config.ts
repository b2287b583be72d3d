import { z } from 'zod';
import { readEnvironment, serviceEnvironment, sharedSettings } from '@wayhouse/service-kit';

const environment = serviceEnvironment.extend({
  CLERK_SECRET_KEY: sharedSettings.CLERK_SECRET_KEY,
  MINIO_ENDPOINT: sharedSettings.MINIO_ENDPOINT,
  MINIO_ACCESS_KEY: sharedSettings.MINIO_ACCESS_KEY,
  MINIO_SECRET_KEY: sharedSettings.MINIO_SECRET_KEY,
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET,
  EXCHANGE_RATES: sharedSettings.EXCHANGE_RATES,
  /** From one network: an IPv4 address, or the /56 of an IPv6 address. */
  MAX_NEW_HOTELS_PER_SENDER_AND_DAY: z.coerce.number().int().min(1).default(10),
  /** By all together. */
  MAX_NEW_HOTELS_PER_HOUR: z.coerce.number().int().min(1).default(50),
  /** Further ones are not added; those that a hotel has stay. */
  MAX_ROOMS_PER_HOTEL: z.coerce.number().int().min(1).default(200),
  /** Of one account; 0 means any number. */
  MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(30),
  MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(60),
  /** Those included that only check a file. */
  MAX_ROOM_IMPORTS_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(20),
});

export const readConfig = () => readEnvironment(environment);

type Config = z.output<typeof environment>;
export type StorageConfig = Pick<Config, 'MINIO_ENDPOINT' | 'MINIO_ACCESS_KEY' | 'MINIO_SECRET_KEY' | 'MINIO_BUCKET'>;
export type CatalogConfig = StorageConfig &
  Pick<
    Config,
    | 'CURRENCY'
    | 'EXCHANGE_RATES'
    | 'MAX_NEW_HOTELS_PER_SENDER_AND_DAY'
    | 'MAX_NEW_HOTELS_PER_HOUR'
    | 'MAX_ROOMS_PER_HOTEL'
    | 'MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE'
    | 'MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE'
    | 'MAX_ROOM_IMPORTS_PER_ACCOUNT_AND_MINUTE'
  >;
