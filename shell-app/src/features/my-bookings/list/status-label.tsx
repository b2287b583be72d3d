import { classNames } from '@wayhouse/web-kit/class-names';

const tones = { success: 'text-success', danger: 'text-danger', plain: 'text-muted' };

export const StatusLabel = ({ tone, children }: { tone: keyof typeof tones; children: string }) => (
  <p className={classNames('flex items-center gap-2 font-medium', tones[tone])}>
    <span aria-hidden className="size-2.5 rounded-pill bg-current" />
    {children}
  </p>
);
