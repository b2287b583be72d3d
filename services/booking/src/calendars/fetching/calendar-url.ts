import { type OutboundRules, outboundUrl } from '@wayhouse/service-kit';

/** The address to ask, or undefined if it is not to be asked. */
export const calendarUrl = (address: string, rules: OutboundRules): URL | undefined =>
  outboundUrl(address.replace(/^webcal:/i, 'https:'), rules);
