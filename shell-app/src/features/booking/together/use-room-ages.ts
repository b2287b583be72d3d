import { readAges } from '@wayhouse/web-kit/children-ages';
import { useTypedDraft } from '../use-typed-draft.js';

/** What is typed for each place in the order, with the id of the room that was there. */
type AgesDraft = { rooms: { room: string; ages: string }[] };

const noAges: AgesDraft = { rooms: [] };
const untyped = { room: '', ages: '' };

/** The ages of the children in each room, as they are typed. They are in the tab and not in the address, which may be shared. */
export function useRoomAges(hotel: string) {
  const { draftOwner, findDraft, keep, forget } = useTypedDraft(`wayhouse.room-ages.${hotel}`, noAges);
  const typed = findDraft().rooms;
  const find = (at: number, room: string) => (typed[at]?.room === room ? typed[at].ages : '');
  return {
    draftOwner,
    find,
    /** As a call takes them. */
    toChildren(at: number, room: string) {
      const children = readAges(find(at, room));
      return children.length > 0 ? { children } : {};
    },
    enter(at: number, room: string, ages: string) {
      const rooms = Array.from({ length: Math.max(typed.length, at + 1) }, (_, index) => typed[index] ?? untyped);
      keep({ rooms: rooms.with(at, { room, ages }) });
    },
    /** The rooms after one that is removed keep theirs. */
    remove(at: number) {
      if (at < typed.length) keep({ rooms: typed.filter((_, index) => index !== at) });
    },
    forget,
  };
}
