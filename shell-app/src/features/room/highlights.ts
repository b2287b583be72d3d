import { KeyRound, type LucideIcon, MapPin, ShieldCheck, Sparkles } from 'lucide-react';
import { texts } from './messages.js';

const { safe, clean, location, checkIn } = texts.highlights;

export const highlights: { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: ShieldCheck, ...safe },
  { Icon: Sparkles, ...clean },
  { Icon: MapPin, ...location },
  { Icon: KeyRound, ...checkIn },
];
