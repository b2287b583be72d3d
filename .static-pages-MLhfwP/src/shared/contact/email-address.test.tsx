import { render } from '@testing-library/react';
import { EmailAddress } from './email-address.js';

test('wraps after the @ and before dots', () => {
  const { container } = render(<EmailAddress address="press.desk@wayhouse.example" />);
  expect(container.innerHTML).toBe('press<wbr>.desk@<wbr>wayhouse<wbr>.example');
  expect(container).toHaveTextContent(/^press\.desk@wayhouse\.example$/);
});
