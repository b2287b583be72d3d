import { KeyRound, type LucideIcon, MapPin, ShieldCheck, Sparkles } from 'lucide-react';

export const highlights: { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: ShieldCheck, title: 'Clean & Safe Stay', text: 'A well-kept and safe place, just for you.' },
  { Icon: Sparkles, title: 'Enhanced Cleaning', text: 'The host follows Wayhouse’s thorough cleaning steps.' },
  { Icon: MapPin, title: 'Excellent Location', text: '90% of guests rated the location 5 stars.' },
  { Icon: KeyRound, title: 'Smooth Check-In', text: '100% of guests gave check-in a 5-star rating.' },
];
