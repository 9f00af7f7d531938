import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { undoActivity } from '../../src/infrastructure/activity/contract.ts'
import type { FailureCodeOf } from '../../src/infrastructure/contract/endpoint.ts'
import type { Changes } from '../../src/domain/activity/entry.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { type AssetEdit, editAsset } from '../assets/editAsset.ts'
import { renameFolder } from '../folders/folders.ts'
import { changeRelations } from '../relations/relations.ts'
import { HOLD_CONTACT } from '../contacts/contactRows.ts'
import { undoContactEdit, undoContactTrash } from '../contacts/undoContacts.ts'
import { followNames } from '../metadata/followNames.ts'
import { reopenOfEntry } from '../metadata/suggested.ts'
import { undoPersons } from '../persons/undoPersons.ts'
import { askWebReady } from '../web-ready/webReadyCalls.ts'
import { setEmbargoes } from '../publishing/embargo.ts'
import { changeRule } from '../web-ready/webReadyRule.ts'
import type { Resource } from '../access/place.ts'
import { findResource, type NamedResource } from '../access/resources.ts'
import { moveBack, putIntoTrash, takeOutOfTrash, type Work } from './undoMany.ts'
import { type UndoableContact, type UndoableItem, undoables } from './undoable.ts'

const ENTRY = sql('select 1 from activity where organization_id = $1 and id = $2')
const STATES = {
  folder: sql<State>('select revision, web_ready_change as change from folders where organization_id = $1 and id = $2'),
  asset: sql<State>('select revision, web_ready_change as change from assets where organization_id = $1 and id = $2'),
}
const KINDS = sql<Resource>(`
  select 'folder' as kind, id from folders where organization_id = $1 and id = any ($2::uuid[])
  union all select 'asset' as kind, id from assets where organization_id = $1 and id = any ($2::uuid[])`)

/** As it was when it was last looked at: a change in between is a stale one. */
interface State {
  readonly revision: number
  /** What last made it ready for the web, or not so. */
  readonly change: string | null
}

const stateOf = async (tenant: Tenant, { kind, id }: Resource): Promise<State> =>
  (await tenant.query(STATES[kind], [tenant.organizationId, id]))[0] ?? { revision: 0, change: null }

type UndoFailure = Failure<FailureCodeOf<typeof undoActivity>>

/** So much is to be taken back that it is only in line. */
interface Begun {
  readonly bulkOperation: BulkOperation
}

const isBegun = (done: unknown): done is Begun => typeof done === 'object' && done !== null && 'bulkOperation' in done

const renamed = async ({ tenant, viewer }: Work, { kind, id, type }: NamedResource, name: string, { revision }: State) =>
  kind === 'folder' ? renameFolder(tenant, viewer, { type, id, name, revision }) : editAsset(tenant, viewer, { type, id, name, revision })

const movedBack = async (
  work: Work,
  resource: NamedResource,
  after: Changes | null,
  to: string | null,
  name: string | undefined,
): Promise<Result.Result<unknown, UndoFailure>> => {
  // It can only be called as before once it lies there: its former name may be taken where it lies now.
  const moved: Result.Result<unknown, UndoFailure> = await moveBack(work, resource, { after, to, isAtOnce: name !== undefined })
  if (name === undefined || Result.isFailure(moved)) return moved
  return renamed(work, resource, name, await stateOf(work.tenant, resource))
}

/** Fields are as an edit of their own wrote them down. */
const editOf = ({ id, type }: NamedResource, fields: Changes, { revision }: State): AssetEdit => ({ ...(fields as Partial<AssetEdit>), id, type, revision })

const perform = async (work: Work, { undo, after }: UndoableItem, resource: NamedResource, state: State): Promise<Result.Result<unknown, UndoFailure>> => {
  const { tenant, viewer } = work
  const { type } = resource
  switch (undo.call) {
    case 'edit':
      return editAsset(tenant, viewer, editOf(resource, undo.fields, state))
    case 'rename':
      return renamed(work, resource, undo.name, state)
    case 'move':
      return movedBack(work, resource, after, undo.to, undo.name)
    case 'webReady': {
      const change = { resources: [resource], webReady: undo.webReady, ...(state.change === null ? {} : { undone: state.change }) }
      const done = await askWebReady({ tenant, viewer, jobs: work.jobs }, change, 'library')
      return Result.isSuccess(done) && 'changed' in done.success && done.success.changed === 0 ? Result.fail({ code: 'STALE_EDIT' } as const) : done
    }
    case 'publish': {
      const { before } = await setEmbargoes(tenant, viewer, [{ ...resource, until: undo.until }])
      return before.length === 0 ? Result.fail({ code: 'STALE_EDIT' } as const) : Result.succeed({})
    }
    case 'webReadyRule':
      return changeRule(tenant, viewer, { type, id: resource.id, rule: undo.rule })
    case 'persons':
      return undoPersons(tenant, viewer, { type, assetId: resource.id, before: undo.before, after: undo.after })
    case 'relate': {
      const resources = await tenant.query(KINDS, [tenant.organizationId, undo.others])
      // Some are gone, or gave their files away: what they were related to is another one's by now.
      if (resources.length < undo.others.length) return Result.fail({ code: 'STALE_EDIT' })
      const done = await changeRelations(tenant, viewer, { of: resource, type, resources, related: undo.related })
      return Result.isSuccess(done) && done.success.changed.length === 0 ? Result.fail({ code: 'STALE_EDIT' } as const) : done
    }
    case 'restore':
      return takeOutOfTrash(work, resource)
    case 'moveToTrash':
      return putIntoTrash(work, resource)
  }
}

const performOnContact = ({ tenant, viewer }: Work, { undo, resource: { id } }: UndoableContact): Promise<Result.Result<unknown, UndoFailure>> =>
  undo.call === 'editContact' ? undoContactEdit(tenant, viewer, id, undo.fields) : undoContactTrash(tenant, viewer, id)

const judgedAgain = async <Kind extends UndoableItem | UndoableContact>(
  { tenant, viewer }: Work,
  entryId: string,
  isOne: (undoable: UndoableItem | UndoableContact) => undoable is Kind,
): Promise<Result.Result<Kind, Failure<'STALE_EDIT' | 'PERMISSION_DENIED'>>> => {
  const [judged] = (await undoables(tenant, viewer, [entryId])).values()
  if (judged === undefined || !isOne(judged)) return Result.fail({ code: 'STALE_EDIT' })
  return judged.allowed ? Result.succeed(judged) : Result.fail({ code: 'PERMISSION_DENIED' })
}

const isContact = (undoable: UndoableItem | UndoableContact): undoable is UndoableContact => undoable.resource.kind === 'contact'
const isItem = (undoable: UndoableItem | UndoableContact): undoable is UndoableItem => undoable.resource.kind !== 'contact'

const undoOfContact = async (work: Work, entryId: string, contactId: string): Promise<Result.Result<Partial<Begun>, UndoFailure>> => {
  await work.tenant.query(HOLD_CONTACT, [work.tenant.organizationId, contactId])
  const judged = await judgedAgain(work, entryId, isContact)
  if (Result.isFailure(judged)) return Result.fail(judged.failure)
  const done = await performOnContact(work, judged.success)
  if (Result.isSuccess(done)) await followNames(work.tenant, work.jobs, [contactId])
  return Result.map(done, () => ({}))
}

const undoOfItem = async (work: Work, entryId: string, resource: Resource, isRestore: boolean): Promise<Result.Result<Partial<Begun>, UndoFailure>> => {
  const found = await findResource(work.tenant, work.viewer, resource)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  if (found.success.trashed && !isRestore) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  const state = await stateOf(work.tenant, resource)
  const judged = await judgedAgain(work, entryId, isItem)
  if (Result.isFailure(judged)) return Result.fail(judged.failure)
  const done = await perform(work, judged.success, found.success, state)
  const { undo } = judged.success
  const kind = undo.call === 'persons' ? 'Face' : undo.call === 'edit' && 'tags' in undo.fields ? 'Tag' : undefined
  if (Result.isSuccess(done) && kind !== undefined) await reopenOfEntry(work.tenant, resource.id, kind, entryId)
  // What the calls answer of themselves is not told.
  return Result.map(done, (answer) => (isBegun(answer) ? answer : {}))
}

/** Takes back what an entry tells of, by the call that makes the opposite change; STALE_EDIT where something was changed since. */
export const undoEntry = async (work: Work, entryId: string): Promise<Result.Result<Partial<Begun>, UndoFailure>> => {
  const { tenant, viewer } = work
  const [known] = await tenant.query(ENTRY, [tenant.organizationId, entryId])
  if (known === undefined) return Result.fail({ code: 'NOT_FOUND' })
  // What it is about, before it is judged: a change that comes between the two makes the revision another one.
  const [seen] = (await undoables(tenant, viewer, [entryId])).values()
  if (seen === undefined) return Result.fail({ code: 'STALE_EDIT' })
  return seen.resource.kind === 'contact' ? undoOfContact(work, entryId, seen.resource.id) : undoOfItem(work, entryId, seen.resource, seen.undo.call === 'restore')
}
