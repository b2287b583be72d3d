import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useTypedParam } from './use-typed-param.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ param: useTypedParam('find'), search: useLocation().search, navigate: useNavigate() }),
    { wrapper },
  );
  return {
    type: (text: string) => act(() => result.current.param.setTyped(text)),
    pause: () => act(() => jest.advanceTimersByTime(250)),
    goTo: (to: string) => act(() => result.current.navigate(to)),
    shown: () => [result.current.param.typed, result.current.param.stored, result.current.search],
  };
}

test('the field shows each letter at once, and the address follows when typing pauses', () => {
  const { type, pause, shown } = open('/owner?today=arrivals');
  type('a');
  type('as');
  expect(shown()).toEqual(['as', '', '?today=arrivals']);
  pause();
  expect(shown()).toEqual(['as', 'as', '?today=arrivals&find=as']);
});

test('an address that follows late changes nothing that was typed since', () => {
  const { type, pause, shown } = open('/owner');
  type('as');
  act(() => jest.advanceTimersByTime(249));
  type('ash');
  expect(shown()).toEqual(['ash', '', '']);
  pause();
  type('');
  expect(shown()).toEqual(['', 'ash', '?find=ash']);
  pause();
  expect(shown()).toEqual(['', '', '']);
});

test('another address is taken over, and typing goes on from there', async () => {
  const { type, pause, goTo, shown } = open('/owner?find=rao');
  expect(shown()[0]).toBe('rao');
  await goTo('/owner?find=lee');
  expect(shown()[0]).toBe('lee');
  type('le');
  pause();
  expect(shown()).toEqual(['le', 'le', '?find=le']);
});
