import { FlameKindling, HandHeart, LockKeyhole, Sparkles } from 'lucide-react';

export const icons = { health: Sparkles, fire: FlameKindling, security: LockKeyhole, guests: HandHeart };
