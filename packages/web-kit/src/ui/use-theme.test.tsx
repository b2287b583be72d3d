import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTheme } from './use-theme.js';

function Chooser() {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <p role="status">{theme}</p>
      <button onClick={() => setTheme('dark')}>dark</button>
      <button onClick={() => setTheme('system')}>system</button>
    </>
  );
}
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => [screen.getByRole('status').textContent, document.documentElement.dataset['theme']];
const stored = () => localStorage.getItem('wayhouse.theme');

afterEach(() => delete document.documentElement.dataset['theme']);

test('a choice is shown and stored, and the device’s setting takes it away', async () => {
  render(<Chooser />);
  expect(shown()).toEqual(['system', undefined]);
  await choose('dark');
  expect([...shown(), stored()]).toEqual(['dark', 'dark', 'dark']);
  await choose('system');
  expect([...shown(), stored()]).toEqual(['system', undefined, null]);
});

test('a choice is shown where the browser stores nothing', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  render(<Chooser />);
  await choose('dark');
  expect(shown()).toEqual(['dark', 'dark']);
});
