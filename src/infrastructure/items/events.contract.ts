import * as Schema from 'effect/Schema'
import { Id, ResourceTypeName, ValueRevisions } from '../contract/values.ts'

export const ITEM_EVENTS = [
  /** The list of what lies in a folder changed (`folderId` null: the module's root). `renamed`: by no more than the rename that led to this revision. */
  Schema.Struct({
    kind: Schema.Literal('contents.changed'),
    folderId: Schema.NullOr(Id),
    type: ResourceTypeName,
    renamed: Schema.optionalKey(Schema.Struct({ folderId: Id, revision: Schema.Finite })),
  }),
  /** Much of a module lies elsewhere now: any of its lists may have changed. `values`: no more than what is said of some of its assets. */
  Schema.Struct({ kind: Schema.Literal('library.changed'), type: ResourceTypeName, values: Schema.optionalKey(ValueRevisions) }),
] as const
