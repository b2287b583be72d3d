import { BadgeCheck, BadgePercent, CalendarClock, Headset } from 'lucide-react';
import { about } from '../content/about.js';
import { ReasonList } from '../parts/reason-list.js';

const icons = { verified: BadgeCheck, price: BadgePercent, support: Headset, flexible: CalendarClock };

export const Reasons = () => <ReasonList {...about.reasons} icons={icons} />;
