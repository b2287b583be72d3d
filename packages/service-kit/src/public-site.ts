/** Settings that are only set where an emulator runs. */
const emulatorSettings = ['SANDBOX_URL', 'CLERK_API_URL', 'STRIPE_API_URL'];
/** The defaults of docker-compose.yml. */
const publishedPasswords = ['wayhouse', 'wayhouse-photos'];
const minPasswordLength = 12;

/** Whether a site is only reached from the machine that it runs on. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

type Settings = Record<string, string | undefined>;

/** Why the emulators may not serve a site that others reach, or nothing. */
export function emulatorProblems({ ALLOW_EMULATORS, SANDBOX_PASSWORD = '' }: Settings): string[] {
  if (ALLOW_EMULATORS !== 'yes')
    return [
      'the emulators must not serve a public site, where they show every email and let everybody sign in and pay; set the real servers (.env.example), or ALLOW_EMULATORS=yes for a demonstration',
    ];
  if (SANDBOX_PASSWORD.length < minPasswordLength)
    return [`the pages of the emulators need a SANDBOX_PASSWORD of at least ${minPasswordLength} characters`];
  return [];
}

/** What must not be set so for a site that others reach, with the name of each setting. */
export function publicSiteProblems(settings: Settings): string[] {
  const { PUBLIC_URL = '' } = settings;
  if (!URL.canParse(PUBLIC_URL) || isThisMachine(PUBLIC_URL)) return [];
  const emulated = emulatorSettings.filter((name) => settings[name]);
  const emulators = emulated.length ? emulatorProblems(settings).map((why) => `${emulated.join(', ')}: ${why}`) : [];
  const known = Object.entries(settings).filter(([name, value]) =>
    publishedPasswords.includes(passwordIn(name, value)),
  );
  return [...emulators, ...known.map(([name]) => `${name}: its password stands in the repository; set your own`)];
}

/** The password that a setting is or has in its URL; names of users, buckets and queues are none. */
function passwordIn(name: string, value = ''): string {
  if (/(PASSWORD|SECRET_KEY)$/.test(name)) return value;
  return URL.canParse(value) ? new URL(value).password : '';
}
