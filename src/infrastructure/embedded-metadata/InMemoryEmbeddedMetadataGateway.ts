import * as Result from 'effect/Result'
import type { AssetReadFailure } from '../../application/assets/AssetGateway.ts'
import type { Metadata, EmbeddedMetadataGateway } from '../../application/embedded-metadata/EmbeddedMetadataGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { hasMetadata, isMedia, type MetadataGroup } from '../../domain/embedded-metadata/metadata.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

const PHOTOGRAPH: readonly MetadataGroup[] = [
  {
    group: 'description',
    fields: [
      { field: 'title', value: 'Harbour at dusk' },
      { field: 'author', value: 'Ingrid Solberg' },
      { field: 'copyright', value: '© Harbour Museum' },
      { field: 'keywords', value: 'harbour, herring, quay' },
    ],
  },
  {
    group: 'picture',
    fields: [
      { field: 'width', value: '1600' },
      { field: 'height', value: '1200' },
      { field: 'colourSpace', value: 'sRGB' },
    ],
  },
  {
    group: 'camera',
    fields: [
      { field: 'takenAt', value: '05/01/2024 12:30:00' },
      { field: 'make', value: 'Canon' },
      { field: 'exposureTime', value: '1/250' },
    ],
  },
  { group: 'location', fields: [{ field: 'latitude', value: '60.391667' }, { field: 'longitude', value: '5.316667' }] },
  { group: 'other', fields: [{ field: 'EXIF SubjectDistance', value: '12 m' }] },
]
const RECORDING: readonly MetadataGroup[] = [
  {
    group: 'description',
    fields: [
      { field: 'title', value: 'Fog horn' },
      { field: 'artist', value: 'Harbour Museum' },
      { field: 'album', value: 'Sounds of the quay' },
    ],
  },
  {
    group: 'media',
    fields: [
      { field: 'duration', value: '0:03' },
      { field: 'codec', value: 'MPEG 1 Layer 3' },
      { field: 'bitRate', value: '128 kbit/s' },
      { field: 'sampleRate', value: '44100 Hz' },
      { field: 'channels', value: '2' },
    ],
  },
]
const DOCUMENT: readonly MetadataGroup[] = [{ group: 'document', fields: [{ field: 'pages', value: '3' }] }]

/** Files are read when somebody asks, and at once. */
export class InMemoryEmbeddedMetadataGateway implements EmbeddedMetadataGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #read = new Map<string, Metadata>()

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  /** A file that cannot be read. */
  breakFile(assetId: string): void {
    this.#read.set(this.#contentOf(assetId), { state: 'Failed', groups: [] })
  }

  async metadata(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result.Result<Metadata, AssetReadFailure>> {
    const fault = await this.#faults.meet('embeddedMetadata.read', signal)
    return fault ? Result.fail(fault as AssetReadFailure) : this.#known(type, assetId)
  }

  async ask(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result.Result<Metadata, AssetReadFailure>> {
    const fault = await this.#faults.meet('embeddedMetadata.ask', signal)
    if (fault) return Result.fail(fault as AssetReadFailure)
    const known = this.#known(type, assetId)
    const asset = this.#library.assets.get(assetId)
    if (Result.isFailure(known) || known.success.state === 'None' || asset === undefined) return known
    this.#read.set(this.#contentOf(assetId), { state: 'Reading', groups: [] })
    void this.#readFile(assetId, signal)
    return Result.succeed({ state: 'Reading', groups: [] })
  }

  async #readFile(assetId: string, signal: AbortSignal): Promise<void> {
    const fault = await this.#faults.meet('embeddedMetadata.job', signal)
    const asset = this.#library.assets.get(assetId)
    if (asset === undefined) return
    const groups = isMedia(asset.mediaType) ? RECORDING : asset.preview === 'image' ? PHOTOGRAPH : DOCUMENT
    this.#read.set(this.#contentOf(assetId), fault ? { state: 'Failed', groups: [] } : { state: 'Ready', groups })
    const { folderId, type, thumbnail, indexing } = asset
    setTimeout(() => this.#library.publish({ kind: 'asset.changed', assetId, folderId, type, thumbnail, indexing }))
  }

  /** What was read belongs to one file of the asset. */
  #contentOf(assetId: string): string {
    return `${assetId} ${this.#library.assets.get(assetId)?.contentVersion}`
  }

  #known(type: ResourceType, assetId: string): Result.Result<Metadata, AssetReadFailure> {
    const asset = this.#library.assets.get(assetId)
    if (asset === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    if (asset.type !== type) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' })
    if (this.#library.trashed.has(assetId)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    if (!hasMetadata(asset.mediaType)) return Result.succeed({ state: 'None', groups: [] })
    return Result.succeed(this.#read.get(this.#contentOf(assetId)) ?? { state: 'Unread', groups: [] })
  }
}
