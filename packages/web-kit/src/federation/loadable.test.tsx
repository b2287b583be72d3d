import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { ErrorState } from '../ui/display/error-state.js';
import { loadable } from './loadable.js';

const placeholders = {
  skeleton: <p role="status">Loading</p>,
  renderError: (retry: () => void) => <ErrorState title="Not reachable" message="The rest works." onRetry={retry} />,
};

test('shows the skeleton until the component has loaded', async () => {
  const Part = loadable(async () => () => <h1>Dashboard</h1>, placeholders);
  render(<Part />);
  expect(screen.getByRole('status')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('shows a component that arrives after the first render and before its effects', async () => {
  const Part = loadable(async () => () => <h1>Dashboard</h1>, placeholders);
  // What is hidden is rendered, without its effects.
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <Part />
    </Activity>
  );
  const { rerender } = render(page('hidden'));
  await act(() => Part.preload());
  rerender(page('visible'));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('offers a retry that loads again without a page reload', async () => {
  let isDown = true;
  const Part = loadable(async () => {
    if (isDown) throw new Error('down');
    return () => <h1>Dashboard</h1>;
  }, placeholders);
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable');

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('retries by itself when the browser is back online', async () => {
  let isDown = true;
  const Part = loadable(async () => {
    if (isDown) throw new Error('down');
    return () => <h1>Dashboard</h1>;
  }, placeholders);
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable');
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
