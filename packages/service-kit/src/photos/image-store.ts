import { Client } from 'minio';

type Keys = { MINIO_ENDPOINT: string; MINIO_ACCESS_KEY: string; MINIO_SECRET_KEY: string };

/** A client of the object storage. With a region, it does not have to look that up first. */
export function imageStore({ MINIO_ENDPOINT, MINIO_ACCESS_KEY, MINIO_SECRET_KEY }: Keys): Client {
  const { hostname, port, protocol } = new URL(MINIO_ENDPOINT);
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : undefined,
    useSSL: protocol === 'https:',
    accessKey: MINIO_ACCESS_KEY,
    secretKey: MINIO_SECRET_KEY,
    region: 'us-east-1',
  });
}
