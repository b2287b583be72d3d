import { type AnswerOf, calls, type Room } from '@wayhouse/contracts';
import { currentTraceparent } from '@wayhouse/service-kit/http';

export type CatalogReader = ReturnType<typeof catalogReader>;
type RoomsAnswer = AnswerOf<typeof calls.listRooms>;

const patience = { room: 1500, rooms: 5000 };
const roomsInAll = 40_000;

/** What pages and the sitemap read of the catalog. Each question fails rather than waits. */
export function catalogReader(catalogUrl: string) {
  async function ask<Answer>(path: string, milliseconds: number): Promise<Answer | undefined> {
    const traceparent = currentTraceparent();
    const headers: Record<string, string> = traceparent ? { traceparent } : {};
    const answer = await fetch(catalogUrl + path, { headers, signal: AbortSignal.timeout(milliseconds) });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`the catalog answers ${answer.status}`);
    return (await answer.json()) as Answer;
  }

  return {
    /** The room, or undefined where there is none under this id. */
    room: async (id: string): Promise<Room | undefined> =>
      (await ask<{ room: Room }>(calls.showRoom.path.replace(':id', encodeURIComponent(id)), patience.room))?.room,
    /** The ids of all rooms, newest first, up to what one sitemap may hold. */
    async roomIds(): Promise<string[]> {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
        const page = await ask<RoomsAnswer>(calls.listRooms.path + query, patience.rooms);
        ids.push(...(page?.rooms ?? []).map((room) => room._id));
        cursor = page?.nextCursor;
      } while (cursor && ids.length < roomsInAll);
      return ids;
    },
  };
}
