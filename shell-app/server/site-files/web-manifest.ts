import { paths, siteLogo } from '@wayhouse/contracts';

/** Made by the shell's build, under these names. */
const siteIcons = {
  small: { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  large: { src: siteLogo, sizes: '512x512', type: 'image/png' },
  /** Its sign stays within the circle that every system shows. */
  maskable: { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
} as const;

export const webManifestPath = '/manifest.json';

/** What the site is called and looks like once it is installed (https://www.w3.org/TR/appmanifest/). */
export const webManifest = {
  id: paths.home,
  name: 'Wayhouse',
  short_name: 'Wayhouse',
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  background_color: '#fbf9f6',
  theme_color: '#fbf9f6',
  icons: Object.values(siteIcons),
};
