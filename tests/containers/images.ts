import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContainerRuntimeClient, ImageName } from 'testcontainers';

/** The image that a variable of docker-compose.yml names: set, or as it stands there. */
export function imageNamed(root: string, variable: string, env: NodeJS.ProcessEnv): string {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  const [, usual] = new RegExp(`\\$\\{${variable}:-([^}]+)\\}`).exec(compose) ?? [];
  if (!usual) throw new Error(`docker-compose.yml names no image by ${variable}.`);
  return env[variable] || usual;
}

/** Why the image is neither here nor to be had; undefined once it is here. */
export async function whyMissing({ image }: ContainerRuntimeClient, name: string): Promise<string | undefined> {
  const wanted = ImageName.fromString(name);
  try {
    if (!(await image.exists(wanted))) await image.pull(wanted);
    return (await image.exists(wanted)) ? undefined : 'it cannot be pulled';
  } catch (error) {
    return (error as Error).message.trim();
  }
}
