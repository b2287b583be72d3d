import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Lightbox } from './lightbox.js';

const images = ['a', 'b', 'c', 'd'].map((id) => `/images/${id}/1280.jpg`);

function Page({ shown = images }: { shown?: string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Photos
      </button>
      {isOpen && <Lightbox images={shown} name="Amber Court" start={0} onClose={() => setOpen(false)} />}
    </>
  );
}

async function openLightbox(shown?: string[]) {
  const user = userEvent.setup();
  render(<Page shown={shown} />);
  await user.click(screen.getByRole('button', { name: 'Photos' }));
  return { user, dialog: screen.getByRole('dialog') };
}
const dialogText = () => screen.getByRole('dialog').textContent;

test('arrow keys, Home and End change the photo, wrapping around at the ends', async () => {
  const { user } = await openLightbox();
  expect(dialogText()).toContain('Photo 1 of 4');
  await user.keyboard('{ArrowLeft}');
  expect(dialogText()).toContain('Photo 4 of 4');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialogText()).toContain('Photo 2 of 4');
  await user.keyboard('{End}');
  expect(dialogText()).toContain('Photo 4 of 4');
  await user.keyboard('{Home}');
  expect(dialogText()).toContain('Photo 1 of 4');
});

test('a horizontal swipe changes the photo; a tap, scroll or zoom does not', async () => {
  const { dialog } = await openLightbox();
  // jsdom has no pointer events of its own.
  const touch = (type: string, clientX: number, isPrimary: boolean) =>
    fireEvent(
      dialog,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch', isPrimary }),
    );
  const finger = (from: number, to: number, isPrimary = true) => {
    touch('pointerdown', from, isPrimary);
    touch('pointerup', to, isPrimary);
  };
  finger(300, 100);
  expect(dialogText()).toContain('Photo 2 of 4');
  finger(100, 300);
  expect(dialogText()).toContain('Photo 1 of 4');
  finger(100, 120);
  finger(300, 100, false);
  expect(dialogText()).toContain('Photo 1 of 4');
});

test('preloads the neighbouring photos only', async () => {
  const { dialog } = await openLightbox();
  const fetched = [...dialog.querySelectorAll('img')].map((img) => img.alt.at(-1));
  expect(fetched).toEqual(['1', '2', '4']);
});

test('Escape closes it and returns the focus to the opener', async () => {
  const { user } = await openLightbox();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Photos' })).toHaveFocus());
});

test('has no buttons for a single photo', async () => {
  await openLightbox(images.slice(0, 1));
  expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
});
