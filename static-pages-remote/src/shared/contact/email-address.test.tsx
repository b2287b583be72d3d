import { render } from '@testing-library/react';
import { MailAddress } from './email-address.js';

test('an address breaks after the @ and before its dots', () => {
  const { container } = render(<MailAddress address="press.desk@wayhouse.example" />);
  expect(container.innerHTML).toBe('press<wbr>.desk@<wbr>wayhouse<wbr>.example');
  expect(container).toHaveTextContent(/^press\.desk@wayhouse\.example$/);
});
