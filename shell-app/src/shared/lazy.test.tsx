import { screen } from '@testing-library/react';
import { show } from '../testing/render-part.js';
import { laterOverlay, laterPart } from './lazy.js';

const nothing = () => undefined;

test('a dialog that does not load says so, can be tried again, and can be closed', async () => {
  let isDown = true;
  const Overlay = laterOverlay<{ onClose: () => void }>(async () => {
    if (isDown) throw new Error('down');
    return () => <p>The dialog</p>;
  });
  const onClose = jest.fn();
  const { user } = show(<Overlay onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The dialog')).toBeVisible();
});

test('a part that does not load can be tried again in its place', async () => {
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('down');
    return () => <p>The part</p>;
  };
  const Part = laterPart(load, { waiting: null });
  const { user } = show(<Part />);
  const again = await screen.findByRole('button', { name: /Try again/ });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a part that breaks costs only its own place', async () => {
  jest.spyOn(console, 'error').mockImplementation(nothing);
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>The part</p>;
  };
  const Part = laterPart(async () => Broken, { waiting: null });
  const { user } = show(
    <>
      <p>The rest</p>
      <Part />
    </>,
  );
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText('The rest')).toBeVisible();
  isBroken = false;
  await user.click(again);
  expect(await screen.findByText('The part')).toBeVisible();
});
