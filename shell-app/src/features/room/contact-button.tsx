import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { phoneUrl } from '@wayhouse/domain/contact-links';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useRuntimeConfig } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** Dials the support number on narrow screens and shows it on wide ones. */
export function ContactButton() {
  const config = useRuntimeConfig();
  const isWide = useIsWide(768);
  const [isOpen, setOpen] = useState(false);
  if (config.state !== 'ready') return null;
  const { supportPhone } = config;
  const icon = <Phone aria-hidden className="size-4" />;
  const address = phoneUrl(supportPhone);
  if (!isWide) {
    return (
      <a href={address} className={buttonStyle('secondary')}>
        {icon} {messages.contact}
      </a>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {icon} {messages.contact}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={messages.callTitle}>
        <p className="mb-6 text-lg">
          {messages.callUs}{' '}
          <a href={address} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {supportPhone}
          </a>
        </p>
        <Button onClick={() => setOpen(false)}>{messages.close}</Button>
      </Dialog>
    </>
  );
}
