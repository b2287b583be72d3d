import { invalidField } from '../clerk-error.js';

/** A form body as clerk-js sends it: snake_case names, single text values. */
export type Form = Record<string, string | undefined>;

// clerk-js adds these to any form.
const alwaysAllowed = ['locale', 'captcha_token', 'captcha_widget_type', 'captcha_error', 'captcha_action'];

export function readForm(body: unknown, allowed: string[]): Form {
  const form: Form = {};
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (![...allowed, ...alwaysAllowed].includes(name))
      throw invalidField(
        'form_param_unknown',
        'is unknown',
        name,
        `${name} is not a valid parameter for this request.`,
      );
    if (typeof value !== 'string')
      throw invalidField('form_param_type_invalid', 'is invalid', name, `${name} must be a single text.`);
    form[name] = value;
  }
  return form;
}
