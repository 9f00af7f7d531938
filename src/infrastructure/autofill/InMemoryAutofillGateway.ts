import * as Result from 'effect/Result'
import type { AssetReadFailure } from '../../application/assets/AssetGateway.ts'
import type { AutofillGateway, ProposeFailure } from '../../application/autofill/AutofillGateway.ts'
import type { MetadataGateway } from '../../application/metadata/MetadataGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { NOT_ASKED, type AutofillStatus } from '../../domain/autofill/autofill.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { namedBy, type InMemoryBatches } from '../memory/inMemorySelection.ts'

const NOW = '2026-03-14T09:26:53.000Z'

/** Values are proposed at once; `autofill.job` holds that, or has it fail; where `autofill.describes` fails, no template describes anything any more. */
export class InMemoryAutofillGateway implements AutofillGateway {
  /** How what is proposed next is told to have been. */
  how: Partial<AutofillStatus> = {}
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches
  readonly #metadata: Pick<MetadataGateway, 'read'>
  readonly #bulkOperations: InMemoryBulkOperationGateway
  readonly #statuses = new Map<string, AutofillStatus>()

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches, metadata: Pick<MetadataGateway, 'read'>, bulkOperations: InMemoryBulkOperationGateway) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
    this.#metadata = metadata
    this.#bulkOperations = bulkOperations
  }

  async status(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result.Result<AutofillStatus, AssetReadFailure>> {
    const fault = await this.#faults.meet('autofill.status', signal)
    if (fault) return Result.fail(fault as AssetReadFailure)
    const seen = await this.#metadata.read({ resourceType: type, assetId }, signal)
    return Result.map(seen, () => this.#statuses.get(assetId) ?? NOT_ASKED)
  }

  async propose(type: ResourceType, selection: Selection, signal: AbortSignal) {
    const fault = await this.#faults.meet('autofill.propose', signal)
    if (fault) return Result.fail(fault as ProposeFailure)
    const meant = namedBy(this.#library, this.#batches, type, selection)
    if (Result.isFailure(meant)) return Result.fail<ProposeFailure>(meant.failure)
    const { assets, folders } = meant.success
    const inside = [...this.#library.assets.values()].filter((asset) => asset.type === type && !this.#library.trashed.has(asset.id) && this.#library.pathTo(asset.folderId).some(({ id }) => folders.some((folder) => folder.id === id)))
    const all = [...new Map([...assets, ...inside].map((asset) => [asset.id, asset])).values()]
    const [only, ...others] = all
    if (only === undefined) return Result.succeed({ queued: 0 })
    if (others.length === 0) return Result.succeed({ queued: await this.#queue(type, only.id, signal) })
    const items = [...folders, ...assets]
    const ordered = { action: 'proposeValues', type, count: items.length, name: items.length === 1 ? (items[0]?.name ?? null) : null, destinationId: null, total: all.length } as const
    const described = await Promise.all(all.map(({ id }) => this.#queue(type, id, signal)))
    const assetsFilled = described.filter((queued) => queued > 0).length
    return Result.succeed({ bulkOperation: this.#bulkOperations.begin(ordered, (batchId) => Result.succeed({ batchId, folders: 0, assets: assetsFilled, skipped: all.length - assetsFilled })) })
  }

  async #queue(type: ResourceType, assetId: string, signal: AbortSignal): Promise<number> {
    if (await this.#faults.meet('autofill.describes', signal)) return 0
    const read = await this.#metadata.read({ resourceType: type, assetId }, signal)
    if (Result.isFailure(read) || !read.success.templates.some(({ template }) => canEditValues(template.state))) return 0
    this.#statuses.set(assetId, { ...NOT_ASKED, state: 'Queued', changedAt: NOW })
    void this.#generate(assetId)
    return 1
  }

  async #generate(assetId: string): Promise<void> {
    const fault = await this.#faults.meet('autofill.job', new AbortController().signal)
    const status: AutofillStatus = fault ? { ...NOT_ASKED, state: 'Failed', reason: 'UNEXPECTED', changedAt: NOW } : { state: 'Generated', reason: null, engine: 'builtIn', fellBack: false, changedAt: NOW, open: 0, ...this.how }
    this.#statuses.set(assetId, status)
    setTimeout(() => this.#library.publish({ kind: 'suggestions.changed', assetId }))
  }
}
