import * as Result from 'effect/Result'
import type { AskedMove, GuidedMoveGateway, MoveBackFailure, MoveFailure, MovesFailure } from '../../application/guided-move/GuidedMoveGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { BulkOutcome, BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { canMoveBack, moveRefusal, type DoneMove, type MovePlan } from '../../domain/guided-move/guidedMove.ts'
import type { Mapping } from '../../domain/guided-move/mapping.ts'
import { staying } from '../../domain/guided-move/moveValues.ts'
import { attributesBack } from '../../domain/guided-move/takingBack.ts'
import { Trial } from '../../domain/guided-move/trial.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { canDescribe, type Template } from '../../domain/templates/template.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import type { Memory } from '../memory/Memory.ts'
import { defaultIn } from '../metadata/inMemoryDefaults.ts'
import { readableIn } from '../metadata/inMemoryReach.ts'
import { reachedAssets, tryMove, type Ends } from './inMemoryMove.ts'

/** What was changed of one asset, and how often each attribute was changed then. */
interface MovedAsset {
  readonly assetId: string
  readonly isAssigned: boolean
  readonly isTakenOff: boolean
  readonly isKept: boolean
  readonly changes: ReadonlyMap<string, { readonly revision: number; readonly before: readonly string[] }>
  isUndone: boolean
}

interface KeptMove extends Ends {
  readonly id: string
  readonly mapping: Mapping
  readonly assets: MovedAsset[]
  isUnderWay: boolean
}

const AT = '2026-11-18T12:00:00.000Z'

/** Moves what templates say of the assets of a library in memory. */
export class InMemoryGuidedMoveGateway implements GuidedMoveGateway {
  readonly #memory: Memory
  readonly #bulkOperations: InMemoryBulkOperationGateway
  readonly #language: Language
  readonly #moves: KeptMove[] = []

  constructor(memory: Memory, bulkOperations: InMemoryBulkOperationGateway, language: Language = 'en-US') {
    this.#memory = memory
    this.#bulkOperations = bulkOperations
    this.#language = language
  }

  async plan(asked: AskedMove, signal: AbortSignal): Promise<Result.Result<MovePlan, MoveFailure>> {
    const ends = await this.#ends('guidedMoves.plan', asked, 'try', signal)
    if (Result.isFailure(ends)) return Result.fail(ends.failure)
    const { plan, results, added, left } = tryMove(this.#memory, ends.success, asked.mapping, this.#language)
    const trial = new Trial(plan, this.#language)
    for (const [assetId, moved] of results) trial.take(assetId, moved)
    return Result.succeed({ assets: results.size, assetsKept: trial.kept, assetsLeft: left, attributes: trial.plans(ends.success.from.attributes, asked.mapping, added) })
  }

  async start(asked: AskedMove, signal: AbortSignal): Promise<Result.Result<BulkOperation, MoveFailure>> {
    const found = await this.#ends('guidedMoves.start', asked, 'move', signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { from, to } = found.success
    const { reached } = reachedAssets(this.#memory, { from, to })
    const operation = this.#begin('moveValues', { from, to }, from.name, to.name, reached.length, (id) => this.#move(id))
    this.#moves.unshift({ id: operation.id, from, to, mapping: asked.mapping, assets: [], isUnderWay: true })
    return Result.succeed(operation)
  }

  async moves(templateId: string, signal: AbortSignal): Promise<Result.Result<readonly DoneMove[], MovesFailure>> {
    const fault = await this.#memory.faults.meet<'TEMPLATE_NOT_FOUND'>('guidedMoves.moves', signal)
    if (fault) return Result.fail(fault)
    if (this.#readable(templateId) === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const readable = new Set(readableIn(this.#memory).map(({ id }) => id))
    const { firstName, lastName } = this.#memory.claims.user
    return Result.succeed(
      this.#moves.flatMap(({ id, from, to, assets, isUnderWay }) =>
        from.id === templateId && readable.has(from.id) && readable.has(to.id)
          ? [{ id, targetId: to.id, targetName: to.name, at: AT, firstName, lastName, isUnderWay, assets: assets.filter(changed).length, kept: assets.filter(({ isKept }) => isKept).length, undone: assets.filter(({ isUndone }) => isUndone).length }]
          : [],
      ),
    )
  }

  async undo(moveId: string, signal: AbortSignal): Promise<Result.Result<BulkOperation, MoveBackFailure>> {
    const fault = await this.#memory.faults.meet<'TEMPLATE_DIFFERENT_STATE'>('guidedMoves.undo', signal)
    if (fault) return Result.fail(fault)
    const move = this.#moves.find(({ id }) => id === moveId)
    const [from, to] = [this.#readable(move?.from.id), this.#readable(move?.to.id)]
    if (move === undefined || from === undefined || to === undefined) return Result.fail({ code: 'NOT_FOUND' })
    if (!canMoveBack(from.state, to.state)) return Result.fail({ code: 'TEMPLATE_DIFFERENT_STATE' })
    const pending = move.assets.filter((one) => changed(one) && !one.isUndone)
    return Result.succeed(this.#begin('moveValuesBack', { from, to }, to.name, from.name, pending.length, () => this.#moveBack(move)))
  }

  #readable(id: string | undefined): Template | undefined {
    return readableIn(this.#memory).find((template) => template.id === id)
  }

  async #ends(call: string, { templateId, targetId, mapping }: AskedMove, how: 'try' | 'move', signal: AbortSignal): Promise<Result.Result<Ends, MoveFailure>> {
    const fault = await this.#memory.faults.meet<'TEMPLATE_NOT_FOUND'>(call, signal)
    if (fault) return Result.fail(fault)
    const [from, to] = [this.#readable(templateId), this.#readable(targetId)]
    if (from === undefined || to === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const refusal = moveRefusal(from, to, mapping, how)
    return refusal === undefined ? Result.succeed({ from, to }) : Result.fail(refusal)
  }

  #begin(action: 'moveValues' | 'moveValuesBack', { from, to }: Ends, name: string, destinationName: string, count: number, work: (id: string) => BulkOutcome): BulkOperation {
    const type = RESOURCE_TYPES.find((one) => canDescribe(from.type, one) && canDescribe(to.type, one)) ?? 'RECORDS'
    return this.#bulkOperations.begin({ action, type, count, name, destinationId: null, destinationName, total: count }, (id) => Result.succeed(work(id)))
  }

  #write(assetId: string, templateId: string, attributeId: string, after: readonly string[]) {
    const { templates, metadata, claims } = this.#memory
    const attribute = templates.read(templateId)?.attributes.find(({ id }) => id === attributeId)
    if (attribute === undefined) throw new RangeError('There is no such attribute')
    const before = metadata.read(assetId, attribute).values
    return [attributeId, { before, revision: metadata.write(claims.user, assetId, templateId, attribute, after).revision }] as const
  }

  #move(id: string): BulkOutcome {
    const { templates, metadata } = this.#memory
    const move = this.#moves.find((one) => one.id === id)
    if (move === undefined) throw new RangeError('There is no such move')
    const { from, to, mapping } = move
    for (const [targetId, labels] of tryMove(this.#memory, move, mapping, this.#language).added) templates.offer(targetId, labels)
    const { results } = tryMove(this.#memory, move, mapping, this.#language)
    for (const [assetId, result] of results) {
      const isAssigned = (result.moved.length > 0 || result.losses.length === 0) && !metadata.isDescribed(assetId, to.id)
      const sources = new Set(result.moved.map(({ attributeId }) => attributeId))
      const changes = new Map([...sources].map((attributeId) => this.#write(assetId, from.id, attributeId, staying(result, attributeId))))
      for (const [attributeId, after] of result.after) changes.set(...this.#write(assetId, to.id, attributeId, after))
      if (isAssigned) {
        metadata.assign(assetId, to)
        for (const attribute of to.attributes) {
          const values = changes.has(attribute.id) ? [] : defaultIn(this.#memory, assetId, attribute)
          if (values.length > 0) changes.set(...this.#write(assetId, to.id, attribute.id, values))
        }
      }
      const isTakenOff = result.losses.length === 0
      if (isTakenOff) metadata.takeOff(assetId, from)
      move.assets.push({ assetId, isAssigned, isTakenOff, isKept: !isTakenOff, changes, isUndone: false })
    }
    move.isUnderWay = false
    return { batchId: id, folders: 0, assets: move.assets.filter(changed).length, skipped: move.assets.filter(({ isKept }) => isKept).length }
  }

  #moveBack(move: KeptMove): BulkOutcome {
    const { metadata, templates } = this.#memory
    const [from, to] = [templates.read(move.from.id) ?? move.from, templates.read(move.to.id) ?? move.to]
    const attributes = [...from.attributes, ...to.attributes]
    let skipped = 0
    for (const asset of move.assets.filter((one) => changed(one) && !one.isUndone)) {
      const { assetId, changes, isAssigned, isTakenOff } = asset
      const revisionOf = (id: string): number => metadata.read(assetId, { id, type: attributes.find((one) => one.id === id)?.type ?? 'text' }).revision
      const back = attributesBack([...changes].map(([attributeId, { revision }]) => ({ attributeId, isUntouched: revisionOf(attributeId) === revision })), move.mapping)
      for (const id of back) this.#write(assetId, from.attributes.some((one) => one.id === id) ? from.id : to.id, id, changes.get(id)?.before ?? [])
      if (from.attributes.some(({ id }) => back.has(id)) || (isTakenOff && changes.size === 0)) metadata.assign(assetId, from)
      if (isAssigned && to.attributes.every((attribute) => metadata.read(assetId, attribute).values.length === 0)) metadata.takeOff(assetId, to)
      if (back.size < changes.size) skipped += 1
      asset.isUndone = true
    }
    return { batchId: move.id, folders: 0, assets: move.assets.filter(({ isUndone }) => isUndone).length, skipped }
  }
}

const changed = ({ changes, isAssigned, isTakenOff }: MovedAsset): boolean => changes.size > 0 || isAssigned || isTakenOff
