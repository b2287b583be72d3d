import { BadgeCheck, BadgePercent, CalendarClock, Headset } from 'lucide-react';
import { about } from './messages.js';
import { ReasonList } from '../../shared/reason-list.js';

const icons = { verified: BadgeCheck, price: BadgePercent, support: Headset, flexible: CalendarClock };

export const Reasons = () => <ReasonList {...about.reasons} icons={icons} />;
