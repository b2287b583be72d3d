import { BedDouble, CalendarCheck, GraduationCap, Soup } from 'lucide-react';
import { careers } from './messages.js';
import { ReasonList } from '../../shared/reason-list.js';

const icons = { hours: CalendarCheck, meals: Soup, learning: GraduationCap, nights: BedDouble };

export const Reasons = () => <ReasonList {...careers.reasons} icons={icons} />;
