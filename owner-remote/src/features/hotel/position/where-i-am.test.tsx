import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from './messages.js';
import { WhereIAm } from './where-i-am.js';

type Ask = Geolocation['getCurrentPosition'];
const press = () => userEvent.click(screen.getByRole('button', { name: messages.whereIAm.use }));

function show(getCurrentPosition?: Ask) {
  const geolocation = getCurrentPosition && { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const onPlace = jest.fn();
  render(<WhereIAm onPlace={onPlace} />);
  return onPlace;
}
const fail =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError);

test('asks only when pressed, and gives the place to about a metre', async () => {
  const ask = jest.fn<void, Parameters<Ask>>((found) =>
    found({ coords: { latitude: 9.96581234, longitude: 76.2 } } as GeolocationPosition),
  );
  const onPlace = show(ask);
  expect(ask).not.toHaveBeenCalled();
  await press();
  expect(onPlace).toHaveBeenCalledWith({ latitude: 9.96581, longitude: 76.2 });
});

test.each([
  ['a refusal', fail(1), messages.whereIAm.refused],
  ['a place that is not known', fail(2), messages.whereIAm.failed],
  ['a browser without places', undefined, messages.whereIAm.failed],
])('%s is a clear sentence, and nothing is filled in', async (_what, ask, sentence) => {
  const onPlace = show(ask);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(onPlace).not.toHaveBeenCalled();
});
