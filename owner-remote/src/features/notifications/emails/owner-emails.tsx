import { ownerEmailKinds } from '@wayhouse/domain/owner-emails';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useId } from 'react';
import { EmailsSkeleton } from '../emails-skeleton.js';
import { messages as pageMessages } from '../messages.js';
import { messages } from './messages.js';
import { PushSection } from '../push/push-section.js';
import { OwnerEmailRow } from './owner-email-row.js';
import { useOwnerEmails } from './use-owner-emails.js';

/** The emails that the owner gets about bookings, each with a switch, and whether this browser shows the same. */
export function OwnerEmails() {
  const { data, isPending, isFetching, refetch } = useOwnerEmails();
  const heading = useId();

  if (isPending) return <EmailsSkeleton />;
  if (!data) return <ErrorState {...pageMessages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      <section aria-labelledby={heading}>
        <Card className="p-5 sm:p-6">
          <h2 id={heading} className="font-display text-2xl">
            {messages.emails}
          </h2>
          <SentTo />
          <ul className="mt-5 divide-y divide-line">
            {ownerEmailKinds.map((kind) => (
              <OwnerEmailRow key={kind} kind={kind} isOn={data.ownerEmails[kind]} />
            ))}
          </ul>
        </Card>
      </section>
      {data.push && <PushSection push={data.push} />}
    </>
  );
}

function SentTo() {
  const { user, openProfile } = useHost();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[15px] text-muted">
      {user && messages.sentTo(user.email)}
      <Button variant="quiet" size="small" className="-mx-4" onClick={openProfile}>
        {messages.changeAddress}
      </Button>
    </p>
  );
}
