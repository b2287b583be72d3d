import { type CallResponse, calls, fillPath, type Room } from '@wayhouse/contracts';
import { currentTraceparent } from '@wayhouse/service-kit/http';

export type CatalogClient = ReturnType<typeof catalogClient>;
type RoomsResponse = CallResponse<typeof calls.listRooms>;

const timeoutsMs = { room: 1500, rooms: 5000 };
const maxRooms = 40_000;

/** Reads rooms from the catalog, with timeouts, for page metadata and the sitemap. */
export function catalogClient(catalogUrl: string) {
  async function fetchJson<Body>(path: string, timeoutMs: number): Promise<Body | undefined> {
    const traceparent = currentTraceparent();
    const headers: Record<string, string> = traceparent ? { traceparent } : {};
    const response = await fetch(catalogUrl + path, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the catalog responded with ${response.status}`);
    return (await response.json()) as Body;
  }

  return {
    /** Undefined if there is no room with this id. */
    room: async (id: string): Promise<Room | undefined> =>
      (await fetchJson<{ room: Room }>(fillPath(calls.showRoom.path, { id }).path, timeoutsMs.room))?.room,
    /** The ids of all rooms, newest first, up to the limit of one sitemap. */
    async roomIds(): Promise<string[]> {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
        const page = await fetchJson<RoomsResponse>(calls.listRooms.path + query, timeoutsMs.rooms);
        ids.push(...(page?.rooms ?? []).map((room) => room._id));
        cursor = page?.nextCursor;
      } while (cursor && ids.length < maxRooms);
      return ids;
    },
  };
}
