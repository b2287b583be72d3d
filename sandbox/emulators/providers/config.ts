import { z } from 'zod';
import { sandboxSecrets } from './secrets.js';

const port = z.coerce.number().int().min(0).max(65535).default(0);
const role = z.enum(['guest', 'owner']);
const demoAccounts = z.array(z.object({ name: z.string(), email: z.email(), password: z.string(), role }));

const environment = z.object({
  DATA_DIR: z.string().min(1),
  PUBLIC_URL: z.url(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  SMTP_PORT: port,
  WEBHOOK_URL: z.url().optional(),
  DEMO_ACCOUNTS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return demoAccounts.parse(JSON.parse(text));
      } catch {
        context.addIssue('must be a JSON list of {name, email, password, role: "guest" or "owner"}');
        return z.NEVER;
      }
    }),
});

/** The options from the environment; throws one message with all wrong variables. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Wrong settings: ${problems.join('; ')}.`);
  }
  const { DATA_DIR, PUBLIC_URL, HOST, PORT, SMTP_PORT, WEBHOOK_URL, DEMO_ACCOUNTS } = parsed.data;
  return {
    ...sandboxSecrets(DATA_DIR),
    dataDir: DATA_DIR,
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    host: HOST,
    port: PORT,
    smtpPort: SMTP_PORT,
    webhookUrl: WEBHOOK_URL,
    demoAccounts: DEMO_ACCOUNTS,
  };
}
