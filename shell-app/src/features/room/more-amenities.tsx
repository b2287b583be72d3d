import { type AmenityGroup, amenityGroups, type MoreAmenity } from '@wayhouse/domain/room-description';
import { amenityGroupNames, moreAmenityNames } from '@wayhouse/messages/room-description';
import { FactList } from './fact-list.js';

const groups = Object.keys(amenityGroups) as AmenityGroup[];

/** In groups, without those that a room has nothing of. */
export const MoreAmenities = ({ amenities }: { amenities: MoreAmenity[] }) => (
  <div className="mt-6 grid gap-6 sm:grid-cols-2">
    {groups.map((group) => {
      const facts = amenityGroups[group].filter((each) => amenities.includes(each));
      return (
        facts.length > 0 && (
          <div key={group}>
            <h3 className="font-medium">{amenityGroupNames[group]}</h3>
            <FactList facts={facts.map((each) => moreAmenityNames[each])} />
          </div>
        )
      );
    })}
  </div>
);
