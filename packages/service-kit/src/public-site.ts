import { withOneHost } from './mongo/with-one-host.js';

/** Settings that are only set where an emulator runs. */
const emulatorSettings = ['SANDBOX_URL', 'CLERK_API_URL', 'STRIPE_API_URL'];
/** Passwords that everybody knows: those of this repository (compose, overlays, demo accounts), and of servers as they come. */
const knownPasswords = [
  ...['wayhouse', 'wayhouse-development', 'wayhouse-photos', 'wayhouse-guest', 'wayhouse-owner', 'replace-me'],
  ...['guest', 'minioadmin', 'minio123', 'admin', 'root', 'password', 'secret', 'changeme', 'example'],
];
const minPasswordLength = 12;

/** Whether a site is only reached from the machine that it runs on. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether a name in the `Host` header may be one of a site of this machine. A page elsewhere whose name suddenly leads here could
 * read what the emulators show (DNS rebinding). Such a name has a dot; an address or the name of a container cannot be one.
 */
export function isLocalHost(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  return isThisMachine(`http://${host}`) || isAddress(host) || !host.includes('.');
}

const isAddress = (host: string): boolean => /^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i.test(host);

type Settings = Record<string, string | undefined>;

/** Why others than this machine reach the site: the setting that causes it. Nothing if they do not. */
export function publicBecauseOf(settings: Settings): string | undefined {
  const { PUBLIC_URL = '' } = settings;
  if (URL.canParse(PUBLIC_URL) && !isThisMachine(PUBLIC_URL)) return `PUBLIC_URL is ${PUBLIC_URL}`;
  // A process in a container listens on all addresses of its own; its port is published on SITE_HOST.
  const name = settings.SITE_HOST ? 'SITE_HOST' : 'HOST';
  const host = settings[name] ?? 'localhost';
  const url = `http://${/^[^[]*:/.test(host) ? `[${host}]` : host}`;
  return URL.canParse(url) && isThisMachine(url) ? undefined : `${name} is ${host}`;
}

/** Why the emulators may not serve a site that others reach, or nothing. */
export function emulatorProblems({ ALLOW_EMULATORS, SANDBOX_PASSWORD = '' }: Settings): string[] {
  if (ALLOW_EMULATORS !== 'yes')
    return [
      'the emulators must not serve a public site, where they show every email and let everybody sign in and pay; set the real servers (.env.example), or ALLOW_EMULATORS=yes for a demonstration',
    ];
  if (SANDBOX_PASSWORD.length < minPasswordLength || knownPasswords.includes(SANDBOX_PASSWORD))
    return [
      `the emulators need a SANDBOX_PASSWORD of at least ${minPasswordLength} characters, which stands nowhere in the repository`,
    ];
  return [];
}

/** What must not be set so for a site that others reach, with the name of each setting. */
export function publicSiteProblems(settings: Settings): string[] {
  const why = publicBecauseOf(settings);
  if (!why) return [];
  const emulated = emulatorSettings.filter((name) => settings[name]);
  if (isEmulatedMail(settings)) emulated.push('SMTP_URL');
  const emulators = emulated.length
    ? emulatorProblems(settings).map((problem) => `${emulated.join(', ')}: ${problem} (${why})`)
    : [];
  const known = Object.entries(settings).filter(([name, value]) => knownPasswords.includes(passwordIn(name, value)));
  const open = Object.entries(settings).filter(([, value]) => isOpenDatabase(value, settings));
  const local = settings.ALLOW_LOCAL_CALENDARS === 'yes';
  return [
    ...emulators,
    ...(local ? [`ALLOW_LOCAL_CALENDARS: owners could have addresses behind the firewall read (${why})`] : []),
    ...known.map(([name]) => `${name}: everybody knows its password; set your own (${why})`),
    ...open.map(([name]) => `${name}: has no password, so whoever reaches the database reads all of it (${why})`),
  ];
}

/** Whether an address of MongoDB asks for nothing. The emulator, which may stand in at a demonstration, knows no users. */
function isOpenDatabase(value = '', { ALLOW_EMULATORS }: Settings): boolean {
  if (!/^mongodb(\+srv)?:/.test(value) || ALLOW_EMULATORS === 'yes') return false;
  return !/:\/\/[^@/:]+:[^@/]+@|[?&]authMechanism=/.test(value);
}

/** The ports of mail servers: another one of this machine is the emulator's, and so is any that is named like it. */
const mailPorts = ['', '25', '465', '587'];

function isEmulatedMail({ SMTP_URL = '', SANDBOX_URL }: Settings): boolean {
  if (!URL.canParse(SMTP_URL)) return false;
  const { hostname, port } = new URL(SMTP_URL);
  if (SANDBOX_URL && URL.canParse(SANDBOX_URL) && new URL(SANDBOX_URL).hostname === hostname) return true;
  // The class of URL of unknown protocols does not read addresses.
  const isHere = isThisMachine(`http://${hostname}`);
  return (isHere && !mailPorts.includes(port)) || /^sandbox(\.|$)/i.test(hostname);
}

/** The password that a setting is or has in its URL; names of users, buckets and queues are none. */
function passwordIn(name: string, value = ''): string {
  if (/(PASSWORD|SECRET_KEY)$/.test(name)) return value;
  const url = withOneHost(value);
  if (!URL.canParse(url)) return '';
  const { protocol, username, password } = new URL(url);
  // Without a name and a password the broker's client takes these.
  if (/^amqps?:$/.test(protocol) && !username) return 'guest';
  return decodeURIComponent(password);
}
