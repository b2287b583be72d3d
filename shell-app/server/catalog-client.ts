import { type CallResponse, calls, type Room } from '@wayhouse/contracts';
import { currentTraceparent } from '@wayhouse/service-kit/http';

export type CatalogClient = ReturnType<typeof catalogClient>;
type RoomsResponse = CallResponse<typeof calls.listRooms>;

/** What the sitemap has of a room. */
export type ListedRoom = Pick<Room, '_id' | 'changedAt'> & { hotelSlug?: string };

const toListed = ({
  _id,
  changedAt,
  hotel,
}: Pick<Room, '_id' | 'changedAt'> & { hotel?: Room['hotel'] }): ListedRoom => ({
  ...{ _id, changedAt },
  hotelSlug: hotel?.slug,
});

const timeoutsMs = { page: 1500, rooms: 5000 };
const maxRooms = 40_000;

/** Reads rooms from the catalog, with timeouts, for pages and the sitemap. */
export function catalogClient(catalogUrl: string) {
  const running = new Map<string, Promise<{ status: number; body: unknown }>>();

  async function send(path: string, timeoutMs: number) {
    const traceparent = currentTraceparent();
    const headers: Record<string, string> = traceparent ? { traceparent } : {};
    const response = await fetch(catalogUrl + path, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  /** What several pages need at the same time is requested once. */
  function get(path: string, timeoutMs = timeoutsMs.page) {
    const sent = running.get(path) ?? send(path, timeoutMs).finally(() => running.delete(path));
    running.set(path, sent);
    return sent;
  }

  async function fetchRooms(cursor?: string): Promise<RoomsResponse> {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const { status, body } = await get(calls.listRooms.path + query, timeoutsMs.rooms);
    if (status !== 200) throw new Error(`the catalog responded with ${status}`);
    return body as RoomsResponse;
  }

  return {
    get: (path: string) => get(path),
    /** All rooms, newest first, up to the limit of one sitemap. */
    async rooms(): Promise<ListedRoom[]> {
      const rooms: ListedRoom[] = [];
      let cursor: string | undefined;
      do {
        const page = await fetchRooms(cursor);
        rooms.push(...page.rooms.map(toListed));
        cursor = page.nextCursor;
      } while (cursor && rooms.length < maxRooms);
      return rooms;
    },
  };
}
