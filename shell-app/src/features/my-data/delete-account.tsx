import { paths } from '@wayhouse/contracts/paths';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.js';
import { messages } from './messages.js';
import { TextList } from './text-list.js';

export function DeleteAccount() {
  const { deletion: labels } = messages;
  const [isAsking, setAsking] = useState(false);
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-display text-2xl">{labels.title}</h2>
      <p className="mt-2 text-muted">{labels.lead}</p>
      {[labels.goes, labels.stays].map(({ title, items }) => (
        <section key={title} className="mt-5">
          <h3 className="font-medium">{title}</h3>
          <TextList items={items} />
        </section>
      ))}
      <p className="mt-4">
        <a
          href={paths.privacyPolicy}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {labels.privacy}
        </a>
      </p>
      <Button variant="danger" className="mt-3" onClick={() => setAsking(true)}>
        {labels.action}
      </Button>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
