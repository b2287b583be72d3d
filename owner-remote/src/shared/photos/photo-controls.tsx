import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { messages } from './messages.js';

const controlStyle =
  'absolute text-white before:absolute before:inset-1.5 before:rounded-pill before:bg-black/60 hover:bg-transparent hover:before:bg-black/85';

type Props = { name: string; canMoveLeft: boolean; canMoveRight: boolean; onRemove: () => void; onMove: Move };
export type Move = (by: -1 | 1) => void;

/** What can be done with a photo in its place. */
export const PhotoControls = ({ name, canMoveLeft, canMoveRight, onRemove, onMove }: Props) => (
  <>
    <IconButton label={messages.remove(name)} onClick={onRemove} className={`${controlStyle} top-0 right-0`}>
      <X aria-hidden className="relative size-4" />
    </IconButton>
    {canMoveLeft && (
      <IconButton
        label={messages.moveLeft(name)}
        data-move="-1"
        onClick={() => onMove(-1)}
        className={`${controlStyle} bottom-0 left-0`}
      >
        <ArrowLeft aria-hidden className="relative size-4" />
      </IconButton>
    )}
    {canMoveRight && (
      <IconButton
        label={messages.moveRight(name)}
        data-move="1"
        onClick={() => onMove(1)}
        className={`${controlStyle} right-0 bottom-0`}
      >
        <ArrowRight aria-hidden className="relative size-4" />
      </IconButton>
    )}
  </>
);
