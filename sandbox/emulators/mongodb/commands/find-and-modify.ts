import { Fault } from '../fault.js';
import { projectionOf } from '../query/projection.js';
import { sortFields } from '../query/sort.js';
import { changeDocs } from '../store/change-docs.js';
import { changeOrInsert } from '../store/change-or-insert.js';
import { checkHint } from '../store/hint.js';
import { updateOf } from '../update/update.js';
import type { Doc } from '../values/doc.js';
import { type Command, flag, namespace, ok, optionalDoc } from './command.js';

export const findAndModify: Command = {
  options: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'hint', 'bypassDocumentValidation'],
  ignored: ['collation', 'arrayFilters'],
  inTransactions: true,
  async run(call) {
    const { op, args } = call;
    const ns = namespace(call);
    const selection = { filter: optionalDoc(args, 'query'), sort: sortFields(args['sort'] ?? {}), multi: false };
    const project = projectionOf(optionalDoc(args, 'fields'));
    const value = (doc: Doc | null | undefined) => (doc ? project(doc) : null);
    const isNew = flag(args, 'new');

    checkHint(op.collection(ns), args['hint']);
    if (flag(args, 'remove')) {
      refuseBesideRemove(args);
      const [removed] = await changeDocs(op, op.collection(ns), selection, () => null);
      return ok({ lastErrorObject: { n: removed ? 1 : 0 }, value: value(removed?.before) });
    }
    if (!('update' in args)) throw new Fault('FailedToParse', 'Either an update or remove=true must be specified');
    const upsert = flag(args, 'upsert');
    const { changed, inserted } = await changeOrInsert(op, ns, { ...selection, upsert }, updateOf(args['update']));
    if (inserted) {
      const lastErrorObject = { n: 1, updatedExisting: false, upserted: inserted['_id'] };
      return ok({ lastErrorObject, value: isNew ? value(inserted) : null });
    }
    const [one] = changed;
    return ok({
      lastErrorObject: { n: changed.length, updatedExisting: changed.length > 0 },
      value: value(isNew ? one?.after : one?.before),
    });
  },
};

function refuseBesideRemove(args: Doc) {
  if ('update' in args) throw new Fault('FailedToParse', 'Cannot specify both an update and remove=true');
  if (flag(args, 'upsert')) throw new Fault('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (flag(args, 'new'))
    throw new Fault(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
}
