import { FlameKindling, HandHeart, LockKeyhole, Sparkles } from 'lucide-react';

export const sectionIcons = { health: Sparkles, fire: FlameKindling, security: LockKeyhole, guests: HandHeart };
