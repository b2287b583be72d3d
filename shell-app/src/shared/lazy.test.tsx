import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.js';
import { lazyOverlay, lazyPart } from './lazy.js';

const nothing = () => undefined;

test('a dialog that fails to load shows an error, can be retried and can be closed', async () => {
  let isDown = true;
  const Overlay = lazyOverlay<{ onClose: () => void }>(async () => {
    if (isDown) throw new Error('down');
    return () => <p>The dialog</p>;
  });
  const onClose = jest.fn();
  const { user } = renderPart(<Overlay onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The dialog')).toBeVisible();
});

test('a part that fails to load can be retried in place', async () => {
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('down');
    return () => <p>The part</p>;
  };
  const Part = lazyPart(load, { skeleton: null });
  const { user } = renderPart(<Part />);
  const retry = await screen.findByRole('button', { name: /Try again/ });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a part that crashes leaves the rest of the page in place and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(nothing);
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>The part</p>;
  };
  const Part = lazyPart(async () => Broken, { skeleton: null });
  const { user } = renderPart(
    <>
      <p>The rest</p>
      <Part />
    </>,
  );
  const retry = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText('The rest')).toBeVisible();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('The part')).toBeVisible();
});
