import * as Result from 'effect/Result'
import type { BulkEditGateway } from '../../application/bulk-edit/BulkEditGateway.ts'
import type { DuplicateGateway, GroupsAsked, GroupsFailure, Merge, MergeDecision, MergeFailure, MergePlanFailure, OfAssetFailure, UndoMergeFailure } from '../../application/duplicates/DuplicateGateway.ts'
import type { TrashGateway } from '../../application/trash/TrashGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { BulkEdit } from '../../domain/bulk-edit/bulkEdit.ts'
import { type Apart, type Compared, type Duplicate, groupsAmong } from '../../domain/duplicates/duplicates.ts'
import { type Fingerprint, isAlike } from '../../domain/duplicates/fingerprint.ts'
import { chosenValues, othersProblem } from '../../domain/duplicates/merge.ts'
import type { OutOfReach } from '../../domain/items/outOfReach.ts'
import { itemsSelected } from '../../domain/items/selection.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { Memory } from '../memory/Memory.ts'
import { unreachable } from '../memory/inMemoryPages.ts'
import { plannedIn } from './inMemorySides.ts'
import { takenTies } from './inMemoryTies.ts'

/** Groups per page. */
const PAGE = 20

interface Earlier {
  readonly bulkEdits: BulkEditGateway
  readonly trash: TrashGateway
}

const inTime = (one: AssetDetail, other: AssetDetail): number => (`${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1)
const assetRef = (id: string) => ({ kind: 'asset', id }) as const
const NEVER = new AbortController().signal

export class InMemoryDuplicateGateway implements DuplicateGateway {
  readonly #memory: Memory
  readonly #earlier: Earlier
  readonly #merges = new Map<string, () => Promise<Result.Result<{ readonly restored: number }, UndoMergeFailure>>>()
  #apart: readonly Apart[] = []
  /** What pictures look like, by their bytes: nobody looks at them here. */
  readonly fingerprints = new Map<string, Fingerprint>()

  constructor(memory: Memory, earlier: Earlier) {
    this.#memory = memory
    this.#earlier = earlier
  }

  async groups({ kind, assetId }: GroupsAsked, after: string | null, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('duplicates.groups', signal)
    if (fault) return Result.fail(fault as GroupsFailure)
    const problem = assetId === undefined ? undefined : unreachable(this.#memory.library, assetRef(assetId))
    if (problem !== undefined && problem.code !== 'RESOURCE_IN_TRASH') return Result.fail<GroupsFailure>(problem)
    const groups = groupsAmong(kind, this.#compared(), this.#apart).map((group) => ({ key: group[0]?.id ?? '', assets: group.flatMap(({ id }) => this.#duplicateOf(id)) }))
    if (assetId !== undefined) return Result.succeed({ groups: groups.filter(({ assets }) => assets.some(({ asset }) => asset.id === assetId)), next: null })
    const start = Number(after ?? 0)
    return Result.succeed({ groups: groups.slice(start, start + PAGE), next: groups.length > start + PAGE ? String(start + PAGE) : null })
  }

  async ofAsset(type: ResourceType, assetId: string, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('duplicates.ofAsset', signal)
    if (fault) return Result.fail(fault as OfAssetFailure)
    const refused = this.#refused(type, [assetId])
    if (refused !== undefined) return Result.fail(refused as OfAssetFailure)
    const all = this.#compared()
    const own = all.find(({ id }) => id === assetId)
    const others = all.filter(({ id }) => id !== assetId && !this.#apart.some((pair) => pair.includes(id) && pair.includes(assetId)))
    const same = others.filter(({ checksum }) => checksum === own?.checksum)
    const alike = others.filter((other) => !same.includes(other) && own?.fingerprint != null && other.fingerprint !== null && isAlike(own.fingerprint, other.fingerprint))
    return Result.succeed({ same: same.flatMap(({ id }) => this.#duplicateOf(id)), alike: alike.flatMap(({ id }) => this.#duplicateOf(id)) })
  }

  async known(checksums: readonly string[], signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('duplicates.known', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const all = this.#compared()
    return Result.succeed(
      new Map(checksums.flatMap((checksum) => all.flatMap((one) => (one.checksum === checksum ? this.#duplicateOf(one.id) : [])).slice(0, 1).map((one) => [checksum, one] as const))),
    )
  }

  async separate(assets: readonly string[], others: readonly string[], apart: boolean, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('duplicates.separate', signal)
    if (fault) return Result.fail(fault as CallFailure<OutOfReach>)
    const problem = [...assets, ...others].map((id) => unreachable(this.#memory.library, assetRef(id))).find((one) => one !== undefined)
    if (problem !== undefined && (apart || problem.code !== 'RESOURCE_IN_TRASH')) return Result.fail<CallFailure<OutOfReach>>(problem)
    const pairs = assets.flatMap((one) => others.flatMap((other) => (one === other ? [] : [[one, other] as const])))
    const rest = this.#apart.filter((pair) => !pairs.some((named) => named.every((id) => pair.includes(id))))
    this.#apart = apart ? [...rest, ...pairs] : rest
    return Result.succeed({})
  }

  async planMerge(merge: Merge, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('duplicates.planMerge', signal)
    if (fault) return Result.fail(fault as MergePlanFailure)
    return Result.map(this.#sides(merge), ({ kept, others }) => plannedIn(this.#memory, kept, others))
  }

  async merge(merge: Merge, { choices, folderId, state }: MergeDecision, signal: AbortSignal): Promise<Result.Result<{ readonly change: string; readonly trashed: number }, MergeFailure>> {
    const fault = await this.#memory.faults.meet('duplicates.merge', signal)
    if (fault) return Result.fail(fault as MergeFailure)
    const { library } = this.#memory
    const sides = this.#sides(merge)
    if (Result.isFailure(sides)) return Result.fail(sides.failure)
    const { kept, others } = sides.success
    const plan = plannedIn(this.#memory, kept, others)
    if (plan.state !== state) return Result.fail({ code: 'STALE_EDIT' })
    if (folderId !== null && ![kept, ...others].some((one) => one.folderId === folderId)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { folderId: { code: 'notAnOption' } } })
    const { description, repository, ...values } = chosenValues(plan, choices)
    const changes = Object.entries(values).map(([attributeId, said]) => ({ attributeId, how: 'replace', values: said }) as const)
    const rightsStatement = [kept, ...others].map((one) => one.rightsStatement).find((statement) => statement !== null) ?? null
    const edit: BulkEdit = {
      ...(description?.[0] === undefined ? {} : { description: { how: 'replace', text: description[0] } }),
      ...(repository?.[0] === undefined ? {} : { repository: { how: 'replace', id: repository[0] } }),
      ...(rightsStatement === null || kept.rightsStatement !== null ? {} : { rightsStatement: { how: 'replace', statement: rightsStatement } }),
      ...(plan.tags.length === 0 ? {} : { tags: { how: 'append', tags: plan.tags } }),
      ...(changes.length === 0 ? {} : { metadata: { assign: [], changes } }),
    }
    const edited = await this.#edited(merge, edit)
    if (Result.isFailure(edited)) return Result.fail(edited.failure)
    const giveBack = takenTies(this.#memory, kept.id, merge.others)
    const trashed = await this.#earlier.trash.trash(merge.type, itemsSelected(merge.others.map(assetRef)), NEVER)
    if (Result.isFailure(trashed) || 'bulkOperation' in trashed.success) return Result.fail({ code: 'STALE_EDIT' })
    const { batchId } = trashed.success
    if (folderId !== null) library.place(assetRef(kept.id), kept.name, folderId)
    const change = library.nextId()
    this.#merges.set(change, async () => {
      if (merge.others.some((id) => !library.assets.has(id))) return Result.fail({ code: 'STALE_EDIT' })
      this.#merges.delete(change)
      if (folderId !== null) library.place(assetRef(kept.id), kept.name, kept.folderId)
      const restored = await this.#earlier.trash.restore({ selection: { kind: 'batch', batchId } }, { folders: 'rename', assets: 'rename' }, NEVER)
      if (Result.isFailure(restored)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
      if (edited.success !== undefined) await this.#earlier.bulkEdits.undo(merge.type, edited.success, NEVER)
      giveBack()
      library.publish({ kind: 'library.changed', type: merge.type })
      return Result.succeed({ restored: merge.others.length })
    })
    library.publish({ kind: 'library.changed', type: merge.type })
    return Result.succeed({ change, trashed: merge.others.length })
  }

  async undoMerge(_type: ResourceType, change: string, signal: AbortSignal): Promise<Result.Result<{ readonly restored: number }, UndoMergeFailure>> {
    const fault = await this.#memory.faults.meet('duplicates.undoMerge', signal)
    if (fault) return Result.fail(fault as UndoMergeFailure)
    return this.#merges.get(change)?.() ?? Result.fail({ code: 'NOT_FOUND' })
  }

  /** Answers the change by which it is taken back, if there was any. */
  async #edited({ type, keep }: Merge, edit: BulkEdit): Promise<Result.Result<string | undefined, MergeFailure>> {
    if (Object.keys(edit).length === 0) return Result.succeed(undefined)
    const selection = itemsSelected([assetRef(keep)])
    const plan = await this.#earlier.bulkEdits.plan(type, selection, edit, NEVER)
    if (Result.isFailure(plan)) return Result.fail(plan.failure as MergeFailure)
    const applied = await this.#earlier.bulkEdits.apply(type, selection, edit, plan.success.state, NEVER)
    return Result.isFailure(applied) ? Result.fail(applied.failure as MergeFailure) : Result.succeed(applied.success.change)
  }

  #sides({ type, keep, others }: Merge): Result.Result<{ readonly kept: AssetDetail; readonly others: readonly AssetDetail[] }, MergePlanFailure> {
    const ids = [keep, ...others]
    const problem = othersProblem(keep, others)
    if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { others: problem } })
    const refused = this.#refused(type, ids)
    if (refused !== undefined) return Result.fail(refused)
    const [kept, ...rest] = ids.flatMap((id) => this.#memory.library.assets.get(id) ?? [])
    return kept === undefined ? Result.fail({ code: 'ASSET_NOT_FOUND' }) : Result.succeed({ kept, others: rest })
  }

  #refused(type: ResourceType, ids: readonly string[]): MergePlanFailure | undefined {
    const problem = ids.map((id) => unreachable(this.#memory.library, assetRef(id))).find((one) => one !== undefined)
    if (problem !== undefined) return problem
    return ids.some((id) => this.#memory.library.assets.get(id)?.type !== type) ? { code: 'ASSET_DIFFERENT_TYPE' } : undefined
  }

  /** All that is not in the trash, the earliest first. */
  #compared(): readonly Compared[] {
    const { library } = this.#memory
    return [...library.assets.values()]
      .filter(({ id }) => library.itemOf(assetRef(id)) !== undefined)
      .toSorted(inTime)
      .map(({ id, checksum }) => ({ id, checksum, fingerprint: this.fingerprints.get(checksum) ?? null }))
  }

  #duplicateOf(id: string): readonly Duplicate[] {
    const { library } = this.#memory
    const item = library.itemOf(assetRef(id))
    return item?.kind === 'asset' ? [{ asset: item.asset, path: item.path, addedAt: library.assets.get(id)?.createdAt ?? '' }] : []
  }
}
