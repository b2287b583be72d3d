import { webcrypto } from 'node:crypto';

type Asked = { permission?: NotificationPermission; asks?: NotificationPermission };

/** What a browser that shows pushes has, and jsdom has not. `asks` is what somebody answers when asked for the permission. */
export function fakePush({ permission = 'default', asks = 'granted' }: Asked = {}) {
  const state = { permission, isDown: false, isRegistered: false, subscribedWith: [] as unknown[] };
  let subscription: object | null = null;
  let endpoints = 0;
  const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe(options: object) {
      if (state.isDown) throw new DOMException('Registration failed - push service error', 'AbortError');
      state.subscribedWith.push(options);
      subscription = {
        endpoint: `https://push.example.test/${++endpoints}`,
        getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
        unsubscribe: async () => ((subscription = null), true),
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: jest.fn(async () => ((state.isRegistered = true), registration)),
    getRegistration: async () => (state.isRegistered ? registration : undefined),
    ready: Promise.resolve(registration),
  };
  const requestPermission = async () => (state.permission = asks);
  const notification = Object.defineProperty({ requestPermission }, 'permission', { get: () => state.permission });
  define(navigator, { serviceWorker });
  define(window, { PushManager: class {}, Notification: notification });
  define(globalThis.crypto, { subtle: webcrypto.subtle });
  return { state, register: serviceWorker.register, isSubscribed: () => subscription !== null };
}

const define = (target: object, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true });
};

/** The id of the nth browser that subscribes. */
export async function browserId(nth = 1): Promise<string> {
  const endpoint = new TextEncoder().encode(`https://push.example.test/${nth}`);
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', endpoint)).toString('base64url');
}

/** As in a browser that shows none. */
export function removePush() {
  for (const [target, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(target, name);
}
