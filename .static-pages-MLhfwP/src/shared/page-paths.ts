import { paths, route } from '@wayhouse/contracts/paths';

/** The addresses of these pages. Other parts link to two of them. */
export const pagePaths = {
  about: '/abouts',
  careers: '/careers',
  apply: route('/apply/:id'),
  press: '/press',
  blog: '/BlogPages',
  blogPost: route('/BlogPages/:slug'),
  partners: '/partnerPages',
  helpCenter: paths.helpCenter,
  safety: '/safetyinfo',
  contact: paths.contact,
  accessibility: '/accessibility',
} as const;
