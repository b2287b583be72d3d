import { emulatorUseProblems, readSettings, type Settings } from '../platform/settings/settings.js';

/** `settingsDir` is read by the services, `host` is the name of this container for them. */
export type ContainerSettings = Settings & { settingsDir: string; host: string };

/** The settings of the start command, where `PORT` is the site's, and those of the container. Throws all problems. */
export function readContainerSettings(env: NodeJS.ProcessEnv): ContainerSettings {
  const { settings, problems } = readSettings('/', env, []);
  const { SETTINGS_DIR: settingsDir = '', ADVERTISED_HOST: host = '' } = env;
  if (!settingsDir) problems.push('SETTINGS_DIR must be the folder that the services read.');
  if (!host) problems.push('ADVERTISED_HOST must be the host name of this container for the services.');
  // Mongo, RabbitMQ and MinIO are containers of their own.
  problems.push(...emulatorUseProblems(settings, env, ['clerk', 'stripe', 'mail']));
  if (problems.length) throw new Error(problems.join('\n'));
  return { ...settings, settingsDir, host };
}
