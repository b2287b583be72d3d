import { readSettings, type Settings } from '../platform/settings.js';

/** `settingsDir`: where the services look; `host`: under which they find this container; `webhookUrl`: where they hear. */
export type ContainerSettings = Settings & { settingsDir: string; host: string; webhookUrl?: string };

/**
 * The settings of the sandbox as a container: those of the start command, whose `PORT` is the one under which people reach
 * the site, and where it finds and is found. Throws one sentence for every wrong one.
 */
export function readContainerSettings(env: NodeJS.ProcessEnv): ContainerSettings {
  const { settings, problems } = readSettings('/', env, []);
  const { SETTINGS_DIR: settingsDir = '', ADVERTISED_HOST: host = '', WEBHOOK_URL: webhookUrl } = env;
  if (!settingsDir) problems.push('SETTINGS_DIR must name the folder that the services read.');
  if (!host) problems.push('ADVERTISED_HOST must be the name by which the services find this container.');
  if (webhookUrl && !URL.canParse(webhookUrl)) problems.push(`WEBHOOK_URL must be an address, not "${webhookUrl}".`);
  if (problems.length) throw new Error(problems.join('\n'));
  return { ...settings, settingsDir, host, webhookUrl };
}
