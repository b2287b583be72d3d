import type { CallInput } from '@wayhouse/contracts/call';
import type { StreamEvent, StreamCall } from '@wayhouse/contracts/stream-call';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from './api-provider.js';
import type { ConnectionState } from './connection-state.js';
import { keepStreamOpen } from './reconnecting-stream.js';

type StreamHandlers<C extends StreamCall> = {
  /** The stream is open, also after a reconnect: events before it may have been missed. */
  onOpen: () => void;
  onEvent: (event: StreamEvent<C>) => void;
  /** Opening it has failed, or it broke; it is tried again. */
  onError?: (error: unknown) => void;
};

/**
 * Subscribes to a stream call while the component is mounted, reconnecting as needed. Returns the state of the
 * connection.
 */
export function useEventStream<C extends StreamCall>(
  call: C,
  input: CallInput<C>,
  handlers: StreamHandlers<C>,
): ConnectionState {
  const api = useApi();
  const [connection, setConnection] = useState<ConnectionState>('connecting');
  const handleEvent = useEffectEvent(handlers.onEvent);
  const handleOpen = useEffectEvent(handlers.onOpen);
  const handleError = useEffectEvent((error: unknown) => handlers.onError?.(error));
  const listen = useEffectEvent(api.openEventStream<C>);
  const serializedInput = JSON.stringify(input);
  useEffect(
    () =>
      keepStreamOpen(
        ({ signal, onActivity, onOpen }) =>
          listen(call, JSON.parse(serializedInput) as CallInput<C>, {
            signal,
            onActivity,
            onEvent: (event) => handleEvent(event),
            onOpen() {
              onOpen();
              handleOpen();
            },
          }).catch((error: unknown) => {
            handleError(error);
            throw error;
          }),
        setConnection,
      ),
    [call, serializedInput],
  );
  return connection;
}
