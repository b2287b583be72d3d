import { createParser } from 'eventsource-parser';

/**
 * Reads server-sent events to their end. Calls `onActivity` for every chunk and `onEvent` with the JSON of each event.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onActivity, onEvent }: { onActivity: () => void; onEvent: (event: unknown) => void },
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data)) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
