/** Without characters that are easily confused (0 and O, 1 and I), and without vowels, so that it spells nothing. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

const bookingCharacters = 8;
const messageCharacters = 6;

/**
 * The number that people read and say for a booking, like `WH-7K3Q-92BD`, from its id. It is unique to no booking: two of a hundred
 * thousand have the same one in one of fifty cases.
 */
export const bookingNumber = (id: string): string => reference(id, bookingCharacters);

/** The reference of a contact message, like `WH-7K3Q-92`, from an id. */
export const messageReference = (id: string): string => reference(id, messageCharacters);

function reference(id: string, characters: number): string {
  let rest = hash(id);
  let text = 'WH';
  for (let position = 0; position < characters; position++) {
    if (position % 4 === 0) text += '-';
    text += alphabet[Number(rest % BigInt(alphabet.length))];
    rest /= BigInt(alphabet.length);
  }
  return text;
}

/** FNV-1a with 64 bits. */
function hash(text: string): bigint {
  let value = 0xcbf29ce484222325n;
  for (const character of text)
    value = BigInt.asUintN(64, (value ^ BigInt(character.codePointAt(0)!)) * 0x100000001b3n);
  return value;
}
