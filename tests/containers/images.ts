import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContainerRuntimeClient, ImageName } from 'testcontainers';

/** The image that a variable of docker-compose.yml names, or its default there. */
export function readImageName(root: string, variable: string, env: NodeJS.ProcessEnv): string {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  const [, defaultName] = new RegExp(`\\$\\{${variable}:-([^}]+)\\}`).exec(compose) ?? [];
  if (!defaultName) throw new Error(`docker-compose.yml names no image by ${variable}.`);
  return env[variable] || defaultName;
}

/** Pulls the image if it is missing; resolves to the reason where that fails. */
export async function pullImage({ image }: ContainerRuntimeClient, name: string): Promise<string | undefined> {
  const wanted = ImageName.fromString(name);
  try {
    if (!(await image.exists(wanted))) await image.pull(wanted);
    return (await image.exists(wanted)) ? undefined : 'it cannot be pulled';
  } catch (error) {
    return (error as Error).message.trim();
  }
}
