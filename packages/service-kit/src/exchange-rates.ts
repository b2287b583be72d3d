import { z } from 'zod';
import { currencies, type ExchangeRates, isCurrency } from '@wayhouse/domain';

const example = 'inr=83.1,eur=0.92';
const [least, most] = [0.0001, 100_000];

/** `inr=83.1,eur=0.92`: how many units of each currency one unit of the site's is taken for. */
export const exchangeRates = z.string().transform((text, context): ExchangeRates => {
  const rates: ExchangeRates = {};
  for (const entry of text.split(',')) {
    const [, name = '', value = ''] = /^\s*([a-z]{3})\s*=\s*(\d+(?:\.\d+)?)\s*$/i.exec(entry) ?? [];
    const currency = name.toUpperCase();
    const rate = Number(value);
    const message = problemOf(entry, currency, rate, rates);
    if (message || !isCurrency(currency)) {
      context.addIssue({ code: 'custom', message: message ?? '' });
      return z.NEVER;
    }
    rates[currency] = rate;
  }
  return rates;
});

function problemOf(entry: string, currency: string, rate: number, known: ExchangeRates): string | undefined {
  if (!currency) return `“${entry.trim()}” is no rate of a currency; write them as ${example}`;
  if (!isCurrency(currency)) return `hotels cannot quote in ${currency}, but in ${currencies.join(', ')}`;
  if (known[currency] !== undefined) return `names ${currency} twice`;
  return rate >= least && rate <= most ? undefined : `the rate of ${currency} has to be from ${least} to ${most}`;
}

/** Why the rates do not go with the other settings. */
export function exchangeRateProblems({ EXCHANGE_RATES, CURRENCY = 'USD' }: NodeJS.ProcessEnv): string[] {
  const named = (EXCHANGE_RATES ?? '').split(',').map((entry) => entry.split('=')[0]!.trim().toUpperCase());
  return named.includes(CURRENCY) ? [`EXCHANGE_RATES: ${CURRENCY} is the site’s own currency, which has no rate`] : [];
}
