import type { MapTiles } from './runtime-config.js';

export type SignedInUser = { id: string; name: string; email: string; imageUrl: string };

/** What the shell passes to a remote, so that remotes depend neither on Clerk nor on the shell. */
export type RemoteProps = {
  user: SignedInUser | null;
  /** A fresh bearer token, or null when nobody is signed in. */
  getToken: () => Promise<string | null>;
  signIn: () => void;
  /**
   * Asks to sign in after a session has ended; resolves to whether the user did. Rejects when somebody else signed in.
   */
  signInAgain?: () => Promise<boolean>;
  /** Resolves to false where it has failed, which the host shows. One of an earlier build rejects. */
  signOut: () => Promise<boolean | undefined>;
  openProfile: () => void;
  navigate: (to: string) => void;
  toast: { success: (message: string) => void; error: (message: string) => void };
  config: RemoteConfig;
};

export type RemoteConfig = {
  currency: string;
  /** Of the currencies that hotels can have instead; older hosts do not provide them. */
  exchangeRates?: Record<string, number>;
  supportPhone: string;
  supportEmail: string;
  /** Receives job applications. Older hosts do not provide it. */
  careersEmail?: string;
  /** Only where the site has them; older hosts do not provide them. */
  mapTiles?: MapTiles;
};

/** Every remote with its federation container and the one module it exposes, by its key in `/config.json`. */
export const remotes = {
  owner: { container: 'owner_remote', module: 'owner_remote/App' },
  'static-pages': { container: 'static_pages_remote', module: 'static_pages_remote/App' },
} as const;

export type RemoteKey = keyof typeof remotes;
