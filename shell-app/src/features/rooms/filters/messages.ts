import type { Feature, FeatureGroup, FeatureName } from '@wayhouse/contracts/room-filters';
import type { Amenity } from '@wayhouse/domain/amenities';
import type { MoreAmenity } from '@wayhouse/domain/room-description';
import { localized } from '@wayhouse/messages/localized';
import {
  accessibilityFactNames,
  amenityGroupNames,
  bedKindNames,
  moreAmenityNames,
} from '@wayhouse/messages/room-description';
import { amenityNames } from '@wayhouse/messages/room-names';

/** As `ChoiceMessages`. Of several groups, one without a name is always open. */
export type FeatureMessages<Option extends string, Group> = {
  title: string;
  group?: (group: Group) => string | undefined;
  option: (option: Option) => string;
  any: string;
  ignored: string;
};

const nameOfAmenity = (amenity: Amenity | MoreAmenity) =>
  amenity in moreAmenityNames ? moreAmenityNames[amenity as MoreAmenity] : amenityNames[amenity as Amenity];

const features: { [Name in FeatureName]: FeatureMessages<Feature<Name>, FeatureGroup<Name>> } = {
  amenity: {
    title: 'Amenities',
    group: (group) => (group === 'common' ? undefined : amenityGroupNames[group]),
    option: nameOfAmenity,
    any: 'Any amenities',
    ignored: 'an amenity',
  },
  bed: {
    title: 'Beds',
    option: (kind) => bedKindNames[kind],
    any: 'Any beds',
    ignored: 'a kind of bed',
  },
  accessibility: {
    title: 'Accessibility',
    option: (fact) => accessibilityFactNames[fact],
    any: 'Accessible or not',
    ignored: 'what makes a room accessible',
  },
};

/** Apart from those of the list, so that a page that only shows rooms does not load them. */
export const messages = localized('shell-app/room-features', {
  features,
  /** Of a group: how many of its options are chosen. */
  chosen: (group: string, count: number) => (count ? `${group} (${count})` : group),
});
