import type { InputOf } from '@wayhouse/contracts/call';
import type { SaidOf, StreamCall } from '@wayhouse/contracts/stream-call';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from './api-provider.js';
import { type Connection, stayConnected } from './reconnecting-stream.js';

type Ears<C extends StreamCall> = {
  /** The stream stands, also after a break: what happened before may have been missed. */
  opened: () => void;
  heard: (said: SaidOf<C>) => void;
};

/** Listens to a stream call as long as the part is shown, and tells whether it is connected. */
export function useLive<C extends StreamCall>(call: C, input: InputOf<C>, ears: Ears<C>): Connection {
  const api = useApi();
  const [connection, setConnection] = useState<Connection>('connecting');
  const hear = useEffectEvent(ears.heard);
  const open = useEffectEvent(ears.opened);
  const listen = useEffectEvent(api.listen<C>);
  const said = JSON.stringify(input);
  useEffect(
    () =>
      stayConnected(
        ({ signal, alive, opened }) =>
          listen(call, JSON.parse(said) as InputOf<C>, {
            ...{ signal, alive, heard: (event) => hear(event) },
            opened() {
              opened();
              open();
            },
          }),
        setConnection,
      ),
    [call, said],
  );
  return connection;
}
