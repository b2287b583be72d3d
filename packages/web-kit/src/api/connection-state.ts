/** `paused` while the page is hidden or the browser is offline. */
export type ConnectionState = 'connecting' | 'live' | 'paused';

/** Reports states; a reconnect that was expected counts as `connecting` only after `quietMs`. */
export function stateReporter(onStateChange: (state: ConnectionState) => void, quietMs: number) {
  let quietTimer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(quietTimer);
    quietTimer = undefined;
  }
  return {
    report(state: ConnectionState) {
      if (quietTimer && state === 'connecting') return;
      stop();
      onStateChange(state);
    },
    expectReconnect() {
      stop();
      quietTimer = setTimeout(() => {
        stop();
        onStateChange('connecting');
      }, quietMs);
    },
    stop,
  };
}
