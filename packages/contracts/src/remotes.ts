/** The person who is signed in, as the front ends know them. */
export type SignedInUser = { id: string; name: string; email: string; imageUrl: string };

/** What the shell hands to a remote, so that a remote knows neither Clerk nor the shell. */
export type RemoteProps = {
  user: SignedInUser | null;
  /** A fresh bearer token, or null when nobody is signed in. */
  getToken: () => Promise<string | null>;
  signIn: () => void;
  /** After a session has ended: asks to sign in, and tells whether somebody did. Rejects when it is somebody else. */
  signInAgain?: () => Promise<boolean>;
  signOut: () => Promise<void>;
  openProfile: () => void;
  navigate: (to: string) => void;
  toast: { success: (message: string) => void; error: (message: string) => void };
  config: RemoteConfig;
};

export type RemoteConfig = {
  currency: string;
  supportPhone: string;
  supportEmail: string;
  /** Where applications go; a host may not have it. */
  careersEmail?: string;
};

/**
 * Every remote with the one module it exposes. The name is the federation container's, the
 * key the one in `/config.json`.
 */
export const remotes = {
  owner: { container: 'owner_remote', module: 'owner_remote/App' },
  'static-pages': { container: 'static_pages_remote', module: 'static_pages_remote/App' },
} as const;

export type RemoteKey = keyof typeof remotes;
