import type { ImportRow } from '@wayhouse/contracts/room-import';
import { limits } from '@wayhouse/domain/limits';
import { accessibilityFacts, bedKinds, moreAmenities } from '@wayhouse/domain/room-description';
import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/import-file', {
  download: {
    title: 'Begin with your rooms',
    lead: 'The file has each room and each of its rates in a row. Change what you like, and remove rows that are to stay as they are.',
    action: 'Download your rooms',
  },
  upload: {
    title: 'Your file',
    drop: 'Choose a CSV file, or drop it here',
    chosen: (name: string) => `${name}. Choose another file, or drop it here`,
    text: 'Or paste its text',
    get hint() {
      return `Up to ${counts.rows(limits.importRows)}. The first one names the columns.`;
    },
    missing: 'Choose a file, or paste its text.',
    tooLong: 'This text is too long. Please split it into smaller files.',
    tooLarge: (file: string) => `${file} is too large. Please split it into smaller files.`,
    noText: (file: string) => `${file} is not a CSV file. In your spreadsheet program, save it as CSV first.`,
    check: 'Check the file',
  },
  help: {
    title: 'What the columns mean',
    columns: {
      key: 'Your own name for a room, which stays the same; or the id that the downloaded file has. One room, one key.',
      roomType: 'The type of room, such as Double Bed. A new room needs it.',
      pricePerNight:
        'The price of a night, in the row of a rate that of its nights, without a sign between thousands. A new room needs it.',
      units: 'How many such rooms you have. For a new room, one if you leave it empty.',
      amenities: 'Separated by semicolons. If you leave it empty, there are none.',
      copyPhotosOf: 'For a new room: the key of the room whose photos it begins with.',
      rate: 'The name of a rate. The row is then about that rate of the room, not about the room itself.',
      dates: 'The first and the last night of a rate, as 2027-12-24.',
      weekdays: 'mon, tue, wed, thu, fri, sat and sun, separated by semicolons; all if you leave it empty.',
      restrictions: 'What stays a rate restricts: numbers of nights; yes or no.',
      description:
        'The name of a room, what guests read about it, its square metres, and how many of its guests may be adults. Its text may have line breaks.',
      get beds() {
        return `How many of each kind, separated by semicolons, as 1 queen;2 cot. Kinds are ${bedKinds.join(', ')}.`;
      },
      get moreAmenities() {
        return `Separated by semicolons: ${moreAmenities.join(', ')}.`;
      },
      get accessibility() {
        return `Separated by semicolons; guests rely on it: ${accessibilityFacts.join(', ')}.`;
      },
    },
    note: 'Columns that you leave out stay as they are, and so do rooms and rates that the file does not name. An empty cell of a description removes what it was, as one of amenities does. New rooms are hidden until you make them available.',
  },
  result: {
    title: 'What will happen',
    refused: 'Nothing can be imported yet',
    nothing: 'There is nothing to change: your rooms are as the file has them.',
    summary: (added: number, changed: number, same: number) =>
      [
        added && `${counts.rows(added)} to add`,
        changed && `${counts.rows(changed)} to change`,
        same && `${counts.rows(same)} as before`,
      ]
        .filter(Boolean)
        .join(', '),
    others: (rows: number) =>
      rows === 1 ? 'The other row has no errors.' : `The other ${counts.rows(rows)} have no errors.`,
    columns: { line: 'Line', room: 'Room', outcome: 'Outcome', details: 'Details' },
    line: (line: number) => `Line ${line}`,
    rateOf: (rate: string, key: string) => `${rate}, ${key}`,
    noKey: 'No key',
    wholeFile: 'The file',
    outcomes: { create: 'Added', change: 'Changed', same: 'As before', error: 'Error' } satisfies Record<
      ImportRow['outcome'],
      string
    >,
    added: (field: string, to: string) => `${field}: ${to}`,
    changed: (field: string, from: string, to: string) => `${field}: ${from || 'nothing'} becomes ${to || 'nothing'}`,
    error: (field: string, message: string) =>
      field === 'csv' || message.startsWith(field) ? message : `${field}: ${message}`,
    submit: (rows: number) => `Import ${counts.rows(rows)}`,
    rooms: 'See your rooms',
    done: {
      title: 'Imported',
      summary: (added: number, changed: number, same: number) =>
        [
          added && `${counts.rows(added)} added`,
          changed && `${counts.rows(changed)} changed`,
          same && `${counts.rows(same)} as before`,
        ]
          .filter(Boolean)
          .join(', '),
      nothing: 'There was nothing to change: your rooms are as the file has them.',
    },
    newRooms: 'Guests find new rooms once you make them available.',
  },
});
