import { createParser } from 'eventsource-parser';

/** Reads server-sent events to their end. `alive` is called for whatever comes, `heard` for each event's JSON. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { alive, heard }: { alive: () => void; heard: (said: unknown) => void },
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => heard(JSON.parse(data)) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
