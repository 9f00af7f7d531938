import * as Result from 'effect/Result'
import type { BulkApplyFailure, BulkChange, BulkEditFailure, BulkEditGateway, BulkUndone } from '../../application/bulk-edit/BulkEditGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { BULK_EDIT_LIMIT, type BulkEdit, bulkEditProblems, type BulkFields, editorOf } from '../../domain/bulk-edit/bulkEdit.ts'
import { type BulkPlan, type BulkSummary, DIFFERENCES_TOLD, sharedOf, tagCounts } from '../../domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import { becoming, repositoryOf, stateOf, valuesOf, type Becoming } from './inMemoryBulkEdit.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'
import { selectedIn, reachableIn, type InMemoryBatches } from '../memory/inMemorySelection.ts'

/** An edit of one asset, with its entry in the log. */
interface Made extends Becoming {
  readonly entry: string
}

/** What is to be edited, and how. */
interface Asked {
  readonly assets: readonly AssetDetail[]
  readonly gone: number
  readonly edited: (fields: BulkFields) => BulkFields
}

export class InMemoryBulkEditGateway implements BulkEditGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches
  readonly #changes = new Map<string, { readonly made: readonly Made[]; isUndone: boolean }>()

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
  }

  async summary(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result.Result<BulkSummary, BulkEditFailure>> {
    const fault = await this.#faults.meet('bulkEdit.summary', signal)
    if (fault) return Result.fail(fault as BulkEditFailure)
    return Result.map(this.#selected(type, selection), (assets) => ({
      assets: assets.length,
      description: sharedOf(assets.map(({ description }) => description), (text) => text, ''),
      repository: sharedOf(assets.map(({ repositoryId }) => repositoryOf(this.#library, repositoryId)), (repository) => repository?.id ?? '', null),
      tags: tagCounts(assets.flatMap(({ tags }) => tags.map((tag) => ({ tag, assets: 1 })))),
    }))
  }

  async plan(type: ResourceType, selection: Selection, edit: BulkEdit, signal: AbortSignal): Promise<Result.Result<BulkPlan, BulkEditFailure>> {
    const fault = await this.#faults.meet('bulkEdit.plan', signal)
    if (fault) return Result.fail(fault as BulkEditFailure)
    return Result.map(this.#asked(type, selection, edit), ({ assets, gone, edited }) => {
      const all = assets.map((asset) => becoming(asset, edited))
      const changed = all.filter(({ fields }) => fields.length > 0)
      const refused = changed.filter(({ problems }) => !isValid(problems))
      return {
        assets: assets.length,
        gone,
        changed: changed.length,
        items: changed.slice(0, DIFFERENCES_TOLD).map(({ asset: { id, name }, fields, before, after }) => ({
          id,
          name,
          before: valuesOf(this.#library, before, fields),
          after: valuesOf(this.#library, after, fields),
        })),
        refused: refused.slice(0, DIFFERENCES_TOLD).map(({ asset: { id, name }, problems }) => ({ id, name, problems })),
        refusedTotal: refused.length,
        state: stateOf(assets),
      }
    })
  }

  async apply(type: ResourceType, selection: Selection, edit: BulkEdit, state: string, signal: AbortSignal): Promise<Result.Result<BulkChange, BulkApplyFailure>> {
    const fault = await this.#faults.meet('bulkEdit.apply', signal)
    if (fault) return Result.fail(fault as BulkApplyFailure)
    const found = this.#asked(type, selection, edit)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { assets, edited } = found.success
    if (stateOf(assets) !== state) return Result.fail({ code: 'STALE_EDIT' })
    const made = assets.map((asset) => becoming(asset, edited)).filter(({ fields }) => fields.length > 0)
    const refused = made.find(({ problems }) => !isValid(problems))
    if (refused !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: refused.problems })
    const written = made.map((one): Made => ({ ...one, entry: this.#write(one.asset, one.fields, one.before, one.after) }))
    const change = this.#library.nextId()
    this.#changes.set(change, { made: written, isUndone: false })
    if (made.length > 0) this.#library.publish({ kind: 'library.changed', type })
    return Result.succeed({ change, changed: made.length })
  }

  async undo(type: ResourceType, change: string, signal: AbortSignal): Promise<Result.Result<BulkUndone, CallFailure>> {
    const fault = await this.#faults.meet('bulkEdit.undo', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const known = this.#changes.get(change)
    if (known === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const back = known.isUndone ? [] : known.made.filter((one) => this.#stands(type, one))
    for (const { asset, fields, before, after } of back) this.#write(this.#library.assets.get(asset.id) ?? asset, fields, after, before)
    known.isUndone = true
    if (back.length > 0) this.#library.publish({ kind: 'library.changed', type })
    return Result.succeed({ changed: back.length, left: known.made.length - back.length })
  }

  /** The assets of a selection, by name. */
  #selected(type: ResourceType, selection: Selection): Result.Result<readonly AssetDetail[], BulkEditFailure> {
    const found = selectedIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    // An asset beside its folder is one of the selection itself: folders do not take theirs along.
    const alone = selection.kind === 'items' ? selectedIn(this.#library, this.#batches, type, { ...selection, folders: [] }) : found
    return Result.flatMap(alone, ({ assets }): Result.Result<readonly AssetDetail[], BulkEditFailure> =>
      assets.length > BULK_EDIT_LIMIT
        ? Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'aboveMaximum', limit: BULK_EDIT_LIMIT } } })
        : Result.succeed(inOrderOf(assets, 'name', 'asc')),
    )
  }

  #asked(type: ResourceType, selection: Selection, edit: BulkEdit): Result.Result<Asked, BulkEditFailure> {
    const fields = bulkEditProblems(edit)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    if (edit.repository?.how === 'replace' && !this.#library.repositories.has(edit.repository.id)) {
      return Result.fail({ code: 'VALIDATION_FAILED', fields: { repository: { code: 'notAnOption' } } })
    }
    const reachable = reachableIn(this.#library, this.#batches, selection)
    const gone = reachable.kind === 'items' && selection.kind === 'items' ? new Set(selection.assets).size - new Set(reachable.assets).size : 0
    return Result.map(this.#selected(type, reachable), (assets) => ({ assets, gone, edited: editorOf(edit) }))
  }

  /** Nobody touched it since, as the log says. */
  #stands(type: ResourceType, { asset, entry }: Made): boolean {
    const now = this.#library.assets.get(asset.id)
    if (now === undefined || now.type !== type || this.#library.trashed.has(asset.id)) return false
    return this.#library.history.of(asset.id).some(({ id, undoable }) => id === entry && undoable === true)
  }

  #write(asset: AssetDetail, fields: readonly (keyof BulkFields)[], from: BulkFields, to: BulkFields): string {
    const { repository, ...plain } = valuesOf(this.#library, to, fields)
    const next = { ...asset, ...plain, ...(repository === undefined ? {} : { repositoryId: to.repositoryId, repository: repository?.name ?? null }) }
    this.#library.assets.set(asset.id, { ...next, revision: asset.revision + 1 })
    const written = (values: BulkFields) => {
      const { repository: one, ...rest } = valuesOf(this.#library, values, fields)
      return one === undefined ? rest : { ...rest, repository: one?.name ?? null }
    }
    return this.#library.history.record({ kind: 'asset.updated', resource: asset, before: written(from), after: written(to) })
  }
}
