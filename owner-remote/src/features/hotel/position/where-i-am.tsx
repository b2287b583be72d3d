import { type Position, roundPosition } from '@wayhouse/domain/position';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { messages } from './messages.js';

type State = 'idle' | 'asking' | 'refused' | 'failed';
const longestMs = 15_000;

/** Asks the browser for the place of the owner, when pressed and not before. */
export function WhereIAm({ onPlace }: { onPlace: (place: Position) => void }) {
  const [state, setState] = useState<State>('idle');
  const ask = () => {
    if (!navigator.geolocation) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPlace(roundPosition(coords));
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: true, timeout: longestMs },
    );
  };
  return (
    <>
      <Button variant="secondary" busy={state === 'asking'} onClick={ask}>
        {messages.whereIAm.use}
      </Button>
      <p role="status" className="w-full text-sm text-muted">
        {(state === 'refused' || state === 'failed') && messages.whereIAm[state]}
      </p>
    </>
  );
}
