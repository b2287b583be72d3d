/** The user of a service at MongoDB and RabbitMQ. */
export const serviceUser = (namespace: string, service: string) => `${namespace}-${service}`;
