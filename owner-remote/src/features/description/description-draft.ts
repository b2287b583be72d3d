import { describeRoom } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { type BedKind, bedKinds, type RoomDescription } from '@wayhouse/domain/room-description';
import { draftResolver } from '../../shared/form/draft-resolver.js';

/** The form values of a description. Numbers are as they were typed; an empty one of beds means none. */
export type DescriptionDraft = Required<Pick<RoomDescription, 'moreAmenities' | 'accessibility'>> & {
  version: number;
  name: string;
  description: string;
  squareMetres: string;
  mostAdults: string;
  beds: Record<BedKind, string>;
};

export const toDraft = (room: OwnRoom): DescriptionDraft => ({
  version: room.version,
  name: room.name ?? '',
  description: room.description ?? '',
  squareMetres: String(room.squareMetres ?? ''),
  mostAdults: String(room.mostAdults ?? ''),
  beds: Object.fromEntries(
    bedKinds.map((kind) => [kind, String(room.beds?.find((bed) => bed.kind === kind)?.count ?? '')]),
  ) as DescriptionDraft['beds'],
  moreAmenities: room.moreAmenities ?? [],
  accessibility: room.accessibility ?? [],
});

const namedKinds = ({ beds }: DescriptionDraft) => bedKinds.filter((kind) => beds[kind] && beds[kind] !== '0');

/** What is empty is left out. */
export const toFields = (draft: DescriptionDraft) => ({
  version: draft.version,
  name: draft.name.trim() || undefined,
  description: draft.description,
  squareMetres: draft.squareMetres || undefined,
  mostAdults: draft.mostAdults || undefined,
  beds: namedKinds(draft).map((kind) => ({ kind, count: Number(draft.beds[kind]) })),
  moreAmenities: draft.moreAmenities,
  accessibility: draft.accessibility,
});

/** Validates what the form sends by the schema of the call. */
export const descriptionResolver = draftResolver<DescriptionDraft>((draft) => {
  const kinds = namedKinds(draft);
  // The form has a field for each kind, the call a list of those that there are.
  return describeRoom.input
    .safeParse({ id: 'any', ...toFields(draft) })
    .error?.issues.map((issue) =>
      issue.path[0] === 'beds' ? { ...issue, path: ['beds', kinds[Number(issue.path[1])]!] } : issue,
    );
});
