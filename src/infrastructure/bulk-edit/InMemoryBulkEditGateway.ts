import * as Result from 'effect/Result'
import type { BulkApplyFailure, BulkChange, BulkEditFailure, BulkEditGateway, BulkUndone } from '../../application/bulk-edit/BulkEditGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { type BulkEdit, bulkEditProblems, type BulkFields, editorOf } from '../../domain/bulk-edit/bulkEdit.ts'
import { BULK_EDIT_LIMIT } from '../../domain/bulk-edit/limits.ts'
import { type BulkPlan, type BulkSummary, DIFFERENCES_LISTED, sharedOf, tagCounts } from '../../domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { Memory } from '../memory/Memory.ts'
import type { HeldMemory } from '../metadata/inMemoryReach.ts'
import { InMemoryBulkMetadata } from './InMemoryBulkMetadata.ts'
import { becoming, repositoryOf, stateOf, valuesOf, type Becoming } from './inMemoryBulkEdit.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'
import { selectedIn, reachableIn, type InMemoryBatches } from '../memory/inMemorySelection.ts'

/** An edit of one asset, with its entry in the log. */
interface Made extends Pick<Becoming, 'asset' | 'before' | 'after' | 'fields'> {
  /** Undefined where no field of its own became another. */
  readonly entry: string | undefined
  readonly takeBack: () => boolean
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
  readonly #metadata: InMemoryBulkMetadata
  readonly #changes = new Map<string, { readonly made: readonly Made[]; isUndone: boolean }>()

  constructor(memory: Pick<Memory, 'library' | 'faults' | 'batches'> & HeldMemory) {
    this.#library = memory.library
    this.#faults = memory.faults
    this.#batches = memory.batches
    this.#metadata = new InMemoryBulkMetadata(memory)
  }

  async summary(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result.Result<BulkSummary, BulkEditFailure>> {
    const fault = await this.#faults.meet('bulkEdit.summary', signal)
    if (fault) return Result.fail(fault as BulkEditFailure)
    return Result.map(this.#selected(type, selection), (assets) => ({
      assets: assets.length,
      description: sharedOf(assets.map(({ description }) => description), (text) => text, ''),
      repository: sharedOf(assets.map(({ repositoryId }) => repositoryOf(this.#library, repositoryId)), (repository) => repository?.id ?? '', null),
      rightsStatement: sharedOf(assets.map(({ rightsStatement }) => rightsStatement), (statement) => statement ?? '', null),
      tags: tagCounts(assets.flatMap(({ tags }) => tags.map((tag) => ({ tag, assets: 1 })))),
      templates: this.#metadata.templates(type, assets),
    }))
  }

  async plan(type: ResourceType, selection: Selection, edit: BulkEdit, signal: AbortSignal): Promise<Result.Result<BulkPlan, BulkEditFailure>> {
    const fault = await this.#faults.meet('bulkEdit.plan', signal)
    if (fault) return Result.fail(fault as BulkEditFailure)
    return Result.map(this.#asked(type, selection, edit), ({ assets, gone, edited }) => {
      const changed = this.#changed(assets, edited, edit)
      const refused = changed.filter(({ problems }) => !isValid(problems))
      return {
        assets: assets.length,
        gone,
        changed: changed.length,
        items: changed.slice(0, DIFFERENCES_LISTED).map(({ asset: { id, name }, fields, before, after, said }) => ({
          id,
          name,
          before: valuesOf(this.#library, before, fields),
          after: valuesOf(this.#library, after, fields),
          metadata: said.differences,
          assigned: said.assigned,
        })),
        names: this.#metadata.namesIn(changed.slice(0, DIFFERENCES_LISTED).flatMap(({ said }) => said.differences)),
        refused: refused.slice(0, DIFFERENCES_LISTED).map(({ asset: { id, name }, problems }) => ({ id, name, problems })),
        refusedTotal: refused.length,
        state: this.#stateOf(assets, edit),
      }
    })
  }

  async apply(type: ResourceType, selection: Selection, edit: BulkEdit, state: string, signal: AbortSignal): Promise<Result.Result<BulkChange, BulkApplyFailure>> {
    const fault = await this.#faults.meet('bulkEdit.apply', signal)
    if (fault) return Result.fail(fault as BulkApplyFailure)
    const found = this.#asked(type, selection, edit)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { assets, edited } = found.success
    if (this.#stateOf(assets, edit) !== state) return Result.fail({ code: 'STALE_EDIT' })
    const made = this.#changed(assets, edited, edit)
    const refused = made.find(({ problems }) => !isValid(problems))
    if (refused !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: refused.problems })
    const written = made.map(
      ({ said, ...one }): Made => ({
        ...one,
        entry: one.fields.length === 0 ? undefined : this.#write(one.asset, one.fields, one.before, one.after),
        takeBack: this.#metadata.write(one.asset, said),
      }),
    )
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
    const back = known.isUndone ? [] : known.made.filter((one) => this.#takenBack(type, one))
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
    const refusal = this.#metadata.refusal(type, edit.metadata)
    if (refusal !== undefined) return Result.fail(refusal)
    const reachable = reachableIn(this.#library, this.#batches, selection)
    const gone = reachable.kind === 'items' && selection.kind === 'items' ? new Set(selection.assets).size - new Set(reachable.assets).size : 0
    return Result.map(this.#selected(type, reachable), (assets) => ({ assets, gone, edited: editorOf(edit) }))
  }

  /** What becomes other than it is, by an edit. */
  #changed(assets: readonly AssetDetail[], edited: (fields: BulkFields) => BulkFields, { metadata }: BulkEdit) {
    return assets
      .map((asset) => ({ ...becoming(asset, edited), said: this.#metadata.becoming(asset, metadata) }))
      .filter(({ fields, said }) => fields.length + said.differences.length + said.assigned.length > 0)
      .map((one) => ({ ...one, problems: { ...one.problems, ...one.said.problems } }))
  }

  #stateOf(assets: readonly AssetDetail[], { metadata }: BulkEdit): string {
    return `${stateOf(assets)}${assets.map((asset) => this.#metadata.revisionsOf(asset, metadata)).join(' ')}`
  }

  /** As far as nobody touched it since; answers whether that is all of it. */
  #takenBack(type: ResourceType, made: Made): boolean {
    const now = this.#library.assets.get(made.asset.id)
    if (now === undefined || now.type !== type || this.#library.trashed.has(made.asset.id)) return false
    const stands = made.entry === undefined || this.#stands(type, made)
    if (stands && made.entry !== undefined) this.#write(now, made.fields, made.after, made.before)
    return made.takeBack() && stands
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
