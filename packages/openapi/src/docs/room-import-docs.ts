import { limits } from '@wayhouse/domain/limits';
import * as rooms from '@wayhouse/contracts/calls/room-import-calls';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleDescription, exampleIds } from './examples.js';

const group = 'Your rooms';
const header =
  'key,roomType,pricePerNight,units,amenities,copyPhotosOf,rate,from,to,weekdays,minNights,maxNights,noArrival,noDeparture,name,text,size,mostAdults,beds,moreAmenities,accessibility';
const { name, description, squareMetres } = exampleDescription;
const describedAs = `${name},"${description}",${squareMetres},,1 queen,air-conditioning;desk;terrace,step-free;ground-floor`;
const gardenRoom = `${exampleIds.room},Double Bed,120,1,Free WiFi;Free BreakFast,,,,,,,,,${describedAs}`;

export const roomImportDocs = {
  importRooms: documentCall(rooms.importRooms, {
    group,
    summary: 'Import rooms and rates from CSV',
    description: [
      'Adds and changes the rooms of a hotel by a CSV file: all of its rows or, with an error in any of them, none. Rooms and rates that the file does not name stay as they are, and nothing is removed. With `dryRun` nothing is changed at all; its `seen`, sent with the import, has rows refused whose rooms have changed meanwhile.',
      `The first line names the columns, in any order; \`key\` is required. Cells are separated by commas, semicolons or tabs, entries of a list in a cell by semicolons. Prices have a point or a comma before their decimals, two at most, and nothing between thousands: \`1.500\` is refused. A file has at most ${limits.importRows} rows.`,
      'A row without `rate` is about a room: `key`, `roomType`, `pricePerNight`, `units`, `amenities` and, for a new one, `copyPhotosOf`. `key` is a name of your choice that stays the same, or the id of one of your rooms: the same key is the same room, so the same file again changes nothing. A new room gets the photos of the room that `copyPhotosOf` names, by its key or id, and is unavailable until you make it available. A column that is missing, or an empty cell, leaves what a room has; an empty cell of `amenities` removes them.',
      'The description of a room has its own columns: `name`, `text` (the description, with line breaks in a quoted cell), `size` in square metres, `mostAdults`, `beds`, `moreAmenities` and `accessibility`. `beds` is how many of each kind, such as `1 queen;2 cot`; the last two are lists. Kinds and entries are those of the description of a room; upper and lower case are alike, and spaces may stand for hyphens. A column that is missing leaves what a room has, an empty cell removes it.',
      'A row with `rate` is about the rate with this name of the room with this `key`: `pricePerNight`, `from`, `to`, `weekdays`, `minNights`, `maxNights`, `noArrival` and `noDeparture` (`yes` or `no`). A column that is missing leaves what the rate has, an empty cell removes it.',
    ].join('\n\n'),
    errors: {
      'rule-broken':
        'The file, or any of its rows, has errors. `rows` has each row of the file with all of its errors. Nothing was imported.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'importChecked',
    example: {
      input: {
        hotel: exampleIds.hotel,
        csv: [
          'key,roomType,pricePerNight,copyPhotosOf,rate,weekdays,name,beds',
          `${exampleIds.room},,130,,,,${name},1 queen;1 cot`,
          `Garden 2,Double Bed,125.50,${exampleIds.room},,,Garden Twin,2 single`,
          'Garden 2,,140,,Weekends,fri;sat,,',
        ].join('\n'),
        dryRun: true,
      },
      response: {
        seen: [3, 0, 0],
        rows: [
          {
            ...{ line: 2, key: exampleIds.room, outcome: 'change', errors: [] },
            changes: [
              { field: 'pricePerNight', from: '120', to: '130' },
              { field: 'beds', from: '1 queen', to: '1 queen;1 cot' },
            ],
          },
          {
            ...{ line: 3, key: 'Garden 2', outcome: 'create', errors: [] },
            changes: [
              { field: 'roomType', to: 'Double Bed' },
              { field: 'pricePerNight', to: '125.5' },
              { field: 'units', to: '1' },
              { field: 'copyPhotosOf', to: exampleIds.room },
              { field: 'name', to: 'Garden Twin' },
              { field: 'beds', to: '2 single' },
            ],
          },
          {
            ...{ line: 4, key: 'Garden 2', rate: 'Weekends', outcome: 'create', errors: [] },
            changes: [
              { field: 'pricePerNight', to: '140' },
              { field: 'weekdays', to: 'fri;sat' },
            ],
          },
        ],
      },
    },
  }),
  exportRooms: documentCall(rooms.exportRooms, {
    group,
    summary: 'Download your rooms as CSV',
    description:
      'All rooms of the hotel with their descriptions and rates, as a file that can be changed and imported. A room that no file has added has its id as `key`. The file is UTF-8 encoded with a byte order mark; a text that a spreadsheet would run as a formula has an apostrophe before it, which an import leaves out again.',
    example: { input: {}, response: [header, gardenRoom, ''].join('\r\n') },
  }),
};
