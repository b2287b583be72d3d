import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useChosenQuery } from './use-chosen-query.js';

/** A router whose addresses with `held` in them apply only when they are released. */
function renderChoices() {
  let release = () => {};
  const held = new Promise<null>((resolve) => (release = () => resolve(null)));
  const loader = ({ request }: { request: Request }) => (request.url.includes('size') ? held : null);
  const routes = [{ path: '/', element: <Choices />, loader, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return { router, release, user: userEvent.setup() };
}

type Values = { size: string; color: string };

function Choices() {
  const [values, choose] = useChosenQuery<Values>(
    (query) => ({ size: query.get('size') ?? 'S', color: query.get('color') ?? 'red' }),
    (next) => next,
  );
  return Object.entries({ size: ['S', 'L'], color: ['red', 'blue'] }).map(([name, options]) => (
    <RadioGroup
      key={name}
      label={name}
      value={values[name as keyof Values]}
      options={options.map((value) => ({ value, label: value }))}
      onChange={(value) => choose({ ...values, [name]: value })}
    />
  ));
}

const radio = (name: string) => screen.getByRole('radio', { name });

test('what is chosen shows before the address has it, and a further choice builds on it', async () => {
  const { router, release, user } = renderChoices();
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  expect(radio('L')).toBeChecked();
  expect(router.state.location.search).toBe('');
  await user.click(radio('blue'));
  expect(radio('L')).toBeChecked();
  expect(radio('blue')).toBeChecked();
  await act(async () => release());
  expect(router.state.location.search).toBe('?size=L&color=blue');
  expect(radio('blue')).toBeChecked();
});

test('after Back it is what the address holds', async () => {
  const { router, release, user } = renderChoices();
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  await act(async () => release());
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(radio('S')).toBeChecked();
});
