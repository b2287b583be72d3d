import type { Card } from '../model.js';

export type CardForm = { number?: string; expiry?: string; cvc?: string; name?: string };
export type CardField = keyof CardForm;

/** The accepted card, or the problem and its field. */
export type CardCheck = { card: Card } | { problem: string; field: CardField };

const accepted: Record<string, Pick<Card, 'brand' | 'refunds'>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000007726': { brand: 'visa', refunds: 'pending first' },
  '4000000000005126': { brand: 'visa', refunds: 'failing later' },
};
const threeDSecure = 'This card requires 3-D Secure, which the sandbox does not support. Use another test card.';
const declined: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds. Try a different card.',
  '4000002500003155': threeDSecure,
  '4000002760003184': threeDSecure,
  '4000000000003220': threeDSecure,
};

/** Checks a card as Stripe does in test mode (https://docs.stripe.com/testing). */
export function checkCard(form: CardForm, today: Date): CardCheck {
  const number = (form.number ?? '').replace(/[\s-]/g, '');
  const holder = (form.name ?? '').trim();
  const expiry = readExpiry(form.expiry ?? '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return problemAt('number', 'Your card number is invalid.');
  if (!expiry) return problemAt('expiry', "Your card's expiration date is incomplete. Enter it as MM / YY.");
  if (isPast(expiry, today)) return problemAt('expiry', "Your card's expiration date is in the past.");
  if (!/^\d{3,4}$/.test((form.cvc ?? '').trim())) return problemAt('cvc', "Your card's security code is incomplete.");
  if (!holder || holder.length > 200) return problemAt('name', 'Enter the name on the card.');
  if (declined[number]) return problemAt('number', declined[number]);
  const kind = accepted[number];
  if (!kind)
    return problemAt('number', 'Your card was declined. Your request was in test mode, but used a non test card.');
  return { card: { ...kind, last4: number.slice(-4) } };
}

const problemAt = (field: CardField, problem: string): CardCheck => ({ problem, field });

function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

// A card is good to the end of its month.
const isPast = ({ month, year }: { month: number; year: number }, today: Date) =>
  year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
