import { currencies } from '@wayhouse/domain/money';
import { z } from 'zod';

export const Currency = z.enum(currencies).optional();

export const PriceCurrency = Currency.meta({ description: 'The currency of its prices (ISO 4217).' });

export const SeenCurrency = Currency.meta({
  description: 'The currency of the price that was seen. A price in another one is another price.',
});
