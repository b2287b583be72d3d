import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useToastPlace } from './use-toast-place.js';

function Photo() {
  const photo = useRef<HTMLDivElement>(null);
  useToastPlace(photo);
  return <div ref={photo} />;
}

/** On a window of 400 by 800 pixels. */
function renderPhotoAt(rect: { top: number; bottom: number }) {
  Object.assign(window, { innerHeight: 800 });
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...new DOMRect(20, rect.top, 360, rect.bottom - rect.top), left: 20, right: 380, ...rect });
  return render(<Photo />);
}

const place = () =>
  ['bottom', 'left', 'right'].map((side) => document.documentElement.style.getPropertyValue(`--toast-${side}`));
const usual = ['', '', ''];

test('toasts are shown on the photo', () => {
  const { unmount } = renderPhotoAt({ top: 240, bottom: 460 });
  expect(place()).toEqual(['356px', '36px', '36px']);
  unmount();
  expect(place()).toEqual(usual);
});

test.each(['scroll', 'resize'])('a %s brings them back to their usual place', (event) => {
  renderPhotoAt({ top: 240, bottom: 460 });
  fireEvent(window, new Event(event));
  expect(place()).toEqual(usual);
});

test('a photo that ends below the window does not take them along', () => {
  renderPhotoAt({ top: 700, bottom: 920 });
  expect(place()).toEqual(usual);
});
