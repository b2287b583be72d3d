import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useIsInBrowser, useIsServerRendered } from '../app/server-rendered.js';
import { loadable } from './loadable.js';

/** As the server has rendered a part that is loaded on demand. */
const served = '<!--$--><h1>Rooms</h1><!--/$-->';
const placeholders = { skeleton: <p>Loading</p>, renderError: () => <p>Failed</p> };
let root: Root | undefined;
let errors: unknown[] = [];
const takeOver = async (html: string, page: ReactNode) => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  await act(async () => (root = hydrateRoot(element, page, { onRecoverableError: (error) => errors.push(error) })));
  return element;
};
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  errors = [];
});

test('what the server has rendered stays until the component has loaded, and is taken over then', async () => {
  let resolve!: (component: () => ReactNode) => void;
  const promise = new Promise<() => ReactNode>((done) => (resolve = done));
  const Part = loadable(() => promise, placeholders);
  const element = await takeOver(served, <Part />);
  const heading = element.querySelector('h1');
  expect(element.textContent).toBe('Rooms');
  await act(async () =>
    resolve(() => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(1), []);
      return <h1>{count ? 'Rooms, alive' : 'Rooms'}</h1>;
    }),
  );
  expect(element.textContent).toBe('Rooms, alive');
  expect(element.querySelector('h1')).toBe(heading);
  expect(errors).toEqual([]);
});

test('a change above does not discard what is still to be taken over', async () => {
  let resolve!: (component: () => ReactNode) => void;
  const promise = new Promise<() => ReactNode>((done) => (resolve = done));
  const Part = loadable(() => promise, placeholders);
  const Page = () => {
    const isInBrowser = useIsInBrowser();
    return (
      <>
        <b>{isInBrowser ? 'after' : 'before'}</b>
        <Part />
      </>
    );
  };
  const element = await takeOver(`<b>before</b>${served}`, <Page />);
  expect(element.textContent).toBe('afterRooms');
  await act(async () => resolve(() => <h1>Rooms</h1>));
  expect(element.textContent).toBe('afterRooms');
});

test('taking over can wait', async () => {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  const load = jest.fn(async () => () => <h1>Rooms</h1>);
  const Part = loadable(load, { ...placeholders, takeOverAfter: () => promise });
  const element = await takeOver(served, <Part />);
  expect([element.textContent, load.mock.calls.length]).toEqual(['Rooms', 0]);
  await act(async () => resolve());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component that does not load stays as rendered, is tried again, and then fails as one that was never rendered', async () => {
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  const Part = loadable(load, placeholders);
  jest.useFakeTimers();
  const element = await takeOver(served, <Part />);
  await act(async () => undefined);
  expect([element.textContent, load.mock.calls.length]).toEqual(['Rooms', 1]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
  expect([element.textContent, load.mock.calls.length]).toEqual(['Failed', 3]);
});

test('only what takes over the server’s rendering counts as server-rendered', async () => {
  const seen: [string, boolean, boolean][] = [];
  const Probe = ({ name }: { name: string }) => {
    seen.push([name, useIsServerRendered(), useIsInBrowser()]);
    return null;
  };
  const Page = () => {
    const [isLater, setLater] = useState(false);
    useEffect(() => setLater(true), []);
    return (
      <>
        <Probe name="first" />
        {isLater && <Probe name="later" />}
      </>
    );
  };
  await takeOver('', <Page />);
  expect(seen[0]).toEqual(['first', true, false]);
  expect(seen.filter(([name]) => name === 'first').at(-1)).toEqual(['first', true, true]);
  expect(seen.filter(([name]) => name === 'later')).toEqual(expect.arrayContaining([['later', false, true]]));
});
