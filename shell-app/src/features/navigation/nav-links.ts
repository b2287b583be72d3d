import { paths } from '@wayhouse/contracts/paths';
import { texts } from './texts.js';

export const navLinks = [
  { to: paths.home, label: texts.links.home },
  { to: paths.rooms, label: texts.links.hotels },
  { to: paths.home, label: texts.links.experience },
  { to: paths.about, label: texts.links.about },
];
