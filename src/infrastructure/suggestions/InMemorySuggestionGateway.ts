import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { DecidedPiece, ReopenedPiece, SuggestionGateway } from '../../application/suggestions/SuggestionGateway.ts'
import type { DecidedFilter, Decision, LeftSuggestion, SuggestionCounts, SuggestionDecision, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import { keptProposals, type Proposal } from '../../domain/suggestions/proposal.ts'
import { ENGINES, type Suggestion, type SuggestionKind } from '../../domain/suggestions/suggestion.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import type { Memory } from '../memory/Memory.ts'
import { namesAmong } from '../metadata/inMemoryNames.ts'
import { acceptedIn, attributeIn, fitsIn, type TakeBack } from './inMemoryAccepting.ts'

/** Assets per page. */
const PAGE = 20

interface Kept {
  readonly suggestion: Suggestion
  readonly state: 'Open' | 'Accepted' | 'Refused'
}

/** What is proposed of the assets of a library in memory. What engines propose is told to it. */
export class InMemorySuggestionGateway implements SuggestionGateway {
  readonly #memory: Memory
  readonly #kept = new Map<string, Kept>()
  readonly #changes = new Map<string, Map<string, TakeBack>>()

  constructor(memory: Memory) {
    this.#memory = memory
  }

  /** As engines do: what was decided stays. */
  propose(assetId: string, proposals: readonly Proposal[]): void {
    const keyOf = (attributeId: string) => {
      const attribute = attributeIn(this.#memory, attributeId)
      return attribute && VALUE_TYPES[attribute.attribute.type].keyOf
    }
    for (const { kind, subject, values, key, confidence, origin } of keptProposals(proposals, keyOf)) {
      const name = JSON.stringify([assetId, kind, subject, key])
      if (!this.#kept.has(name)) this.#kept.set(name, { suggestion: { id: this.#memory.library.nextId(), assetId, kind, subject, values, confidence, origin }, state: 'Open' })
    }
    this.#memory.library.publish({ kind: 'suggestions.changed', assetId })
  }

  async page(filter: SuggestionFilter, after: string | null, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('suggestions.page', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const assets = [...Map.groupBy(this.#open(filter), ({ assetId }) => assetId)].toReversed().flatMap(([id, own]) => {
      const asset = this.#memory.library.assets.get(id)
      const inOrder = own.toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind] || other.confidence - one.confidence)
      return asset === undefined ? [] : [{ asset, path: this.#memory.library.pathTo(asset.folderId), suggestions: inOrder }]
    })
    const start = Number(after ?? 0)
    const shown = assets.slice(start, start + PAGE)
    const said = shown.flatMap(({ suggestions }) => suggestions.flatMap(({ subject, values }) => ({ found: attributeIn(this.#memory, subject), values })))
    const templates = new Map(said.flatMap(({ found }) => (found === undefined ? [] : [[found.template.id, found.template] as const])))
    return Result.succeed({
      assets: shown,
      templates: [...templates.values()],
      names: namesAmong(this.#memory, said.flatMap(({ found, values }) => (found === undefined ? [] : [{ attribute: found.attribute, values }]))),
      next: assets.length > start + PAGE ? String(start + PAGE) : null,
    })
  }

  async counts(filter: SuggestionFilter, signal: AbortSignal): Promise<Result.Result<SuggestionCounts, CallFailure>> {
    const fault = await this.#memory.faults.meet('suggestions.counts', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const of = (kind: SuggestionKind): number => this.#open(filter).filter((one) => one.kind === kind).length
    const open = this.#open(filter)
    const found = [...new Set(open.map(({ subject }) => subject))].flatMap((id) => attributeIn(this.#memory, id) ?? [])
    const attributes = found.map(({ template, attribute: { id, name } }) => ({ id, name, templateId: template.id, templateName: template.name }))
    return Result.succeed({ Tag: of('Tag'), Face: of('Face'), Value: of('Value'), more: false, engines: ENGINES.filter((engine) => open.some(({ origin }) => origin.engine === engine)), attributes })
  }

  async values(templateId: string, assetIds: readonly string[], signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('suggestions.values', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const proposed = this.#open({ kind: 'Value', templateId }).filter(({ assetId }) => assetIds.includes(assetId)).toSorted((one, other) => other.confidence - one.confidence)
    const said = proposed.flatMap(({ subject, values }) => {
      const found = attributeIn(this.#memory, subject)
      return found === undefined ? [] : [{ attribute: found.attribute, values }]
    })
    return Result.succeed({ suggestions: proposed, names: namesAmong(this.#memory, said) })
  }

  async decide(decisions: readonly SuggestionDecision[], signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('suggestions.decide', signal)
    if (fault) return Result.fail(fault as CallFailure)
    return Result.succeed(this.#decide(decisions))
  }

  async decideAll({ except = [], ...filter }: DecidedFilter, decision: Decision, from: DecidedPiece | undefined, signal: AbortSignal): Promise<Result.Result<DecidedPiece, CallFailure<'NOT_FOUND'>>> {
    const fault = await this.#memory.faults.meet('suggestions.decideAll', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const before = from?.change ?? undefined
    if (before !== undefined && !this.#changes.has(before)) return Result.fail({ code: 'NOT_FOUND' })
    const found = this.#open(filter).filter(({ id }) => !except.includes(id)).toSorted((one, other) => other.confidence - one.confidence)
    const { change, decided, left } = this.#decide(found.map(({ id }) => ({ id, decision })), before)
    return Result.succeed({ change: decided > 0 ? change : (before ?? null), decided, left: left.length, next: null })
  }

  async undo(change: string, _from: ReopenedPiece | undefined, signal: AbortSignal): Promise<Result.Result<ReopenedPiece, CallFailure<'NOT_FOUND'>>> {
    const fault = await this.#memory.faults.meet('suggestions.undo', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const made = this.#changes.get(change)
    if (made === undefined) return Result.fail<CallFailure<'NOT_FOUND'>>({ code: 'NOT_FOUND' })
    const back = [...made].filter(([, takeBack]) => takeBack())
    for (const [name] of back) this.#put(name, 'Open')
    this.#changes.delete(change)
    this.#memory.library.publish({ kind: 'suggestions.changed', assetId: null })
    return Result.succeed({ reopened: back.length, left: made.size - back.length, next: null })
  }

  #put(name: string, state: Kept['state']): void {
    const kept = this.#kept.get(name)
    if (kept !== undefined) this.#kept.set(name, { ...kept, state })
  }

  #decide(decisions: readonly SuggestionDecision[], change: string = this.#memory.library.nextId()) {
    const left: LeftSuggestion[] = []
    const made = this.#changes.get(change) ?? new Map<string, TakeBack>()
    const known = new Map([...this.#kept].map(([name, kept]) => [kept.suggestion.id, { name, ...kept }]))
    const sure = decisions.toSorted((one, other) => (known.get(other.id)?.suggestion.confidence ?? 0) - (known.get(one.id)?.suggestion.confidence ?? 0))
    for (const { id, decision, values } of sure) {
      const kept = known.get(id)
      if (kept === undefined || kept.state !== 'Open') left.push({ id, reason: 'gone' })
      else if (decision === 'refuse') {
        this.#put(kept.name, 'Refused')
        made.set(kept.name, () => true)
      } else {
        const done = acceptedIn(this.#memory, kept.suggestion, values ?? kept.suggestion.values)
        if (typeof done === 'function') {
          this.#put(kept.name, 'Accepted')
          made.set(kept.name, done)
        } else left.push({ id, ...done })
      }
    }
    this.#changes.set(change, made)
    this.#memory.library.publish({ kind: 'suggestions.changed', assetId: null })
    return { change, decided: decisions.length - left.length, left }
  }

  #open({ kind, engine, templateId, attributeId, folderId, assetId, from = 0 }: SuggestionFilter): readonly Suggestion[] {
    const { library } = this.#memory
    return [...this.#kept.values()].flatMap(({ suggestion, state }) => {
      const asset = library.assets.get(suggestion.assetId)
      const isSeen = asset !== undefined && state === 'Open' && !library.trashed.has(asset.id) && fitsIn(this.#memory, suggestion)
      const isAsked =
        (kind ?? suggestion.kind) === suggestion.kind &&
        (engine ?? suggestion.origin.engine) === suggestion.origin.engine &&
        (attributeId ?? suggestion.subject) === suggestion.subject &&
        (templateId === undefined || attributeIn(this.#memory, suggestion.subject)?.template.id === templateId) &&
        (folderId === undefined || (asset !== undefined && library.pathTo(asset.folderId).some(({ id }) => id === folderId))) &&
        (assetId ?? suggestion.assetId) === suggestion.assetId &&
        suggestion.confidence >= from
      return isSeen && isAsked ? [suggestion] : []
    })
  }
}

const ORDER = { Tag: 0, Face: 1, Value: 2 } as const
