import { emulatorUseProblems, readConfig, type Config } from '../platform/config/config.js';

/** `settingsDir` is read by the services, `host` is the name of this container for them. */
export type ContainerConfig = Config & { settingsDir: string; host: string };

/** The config of the start command, where `PORT` is the site's, and that of the container. Throws all problems. */
export function readContainerConfig(env: NodeJS.ProcessEnv): ContainerConfig {
  const { config, problems } = readConfig('/', env, []);
  const { SETTINGS_DIR: settingsDir = '', ADVERTISED_HOST: host = '' } = env;
  if (!settingsDir) problems.push('SETTINGS_DIR must be the folder that the services read.');
  if (!host) problems.push('ADVERTISED_HOST must be the host name of this container for the services.');
  // Mongo, RabbitMQ and MinIO are containers of their own.
  problems.push(...emulatorUseProblems(config, env, ['clerk', 'stripe', 'mail']));
  if (problems.length) throw new Error(problems.join('\n'));
  return { ...config, settingsDir, host };
}
