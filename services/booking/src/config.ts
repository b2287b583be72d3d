import { readEnvironment, serviceEnvironment } from '@wayhouse/service-kit';

export const readConfig = () => readEnvironment(serviceEnvironment);
