type None = Record<never, never>;

/** What our schemas find wrong with an input, beyond its type and size, with the parameters that explain it. */
export type InputProblems = {
  'amenities-not-json': None;
  'address-malformed': None;
  'bed-kind-twice': None;
  'both-coordinates-or-none': None;
  'text-or-day': None;
  'both-dates-or-none': None;
  'check-out-after-check-in': None;
  'city-not-listed': None;
  'control-characters': None;
  'cursor-malformed': None;
  'date-malformed': None;
  'date-order': None;
  'date-unknown': None;
  'days-out-of-range': { most: number };
  'details-missing': None;
  'email-malformed': None;
  'id-malformed': None;
  'line-unreadable': None;
  'nights-not-in-period': None;
  'nights-order': None;
  'nights-out-of-range': { most: number };
  'not-a-number': None;
  'percent-too-high': None;
  'percent-or-amount': None;
  'period-or-dates': None;
  'period-order': None;
  'period-too-long': { years: number };
  'phone-malformed': None;
  'photos-not-json': None;
  'plans-alike': None;
  'price-or-percent': None;
  'promotion-code-malformed': None;
  'rate-empty': None;
  'rooms-twice': None;
  'too-many-nights': { most: number };
  'window-closed': None;
};
export type InputProblem = keyof InputProblems;

/** The options of a check or refinement that reports a problem. Its message is chosen where it is shown. */
export const problem = <P extends InputProblem>(
  error: P,
  ...[params]: keyof InputProblems[P] extends never ? [] : [params: InputProblems[P]]
) => ({ error, params });
