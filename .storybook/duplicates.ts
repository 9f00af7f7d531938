import type { FileAddresses } from '../src/application/assets/FileAddresses.ts'
import type { AssetDetail } from '../src/domain/assets/asset.ts'
import type { DuplicateKind } from '../src/domain/duplicates/duplicates.ts'
import { HASH_BITS, SKETCH_SIDE } from '../src/domain/duplicates/fingerprint.ts'
import { libraryWith, type Stage } from './library.ts'

const change = ({ ports }: Stage, id: string, changes: Partial<AssetDetail>): void => {
  const { library } = ports.sample
  const asset = library.assets.get(id)
  if (asset !== undefined) library.assets.set(id, { ...asset, ...changes })
}

/** Pictures that differ in these bits of their hash. */
const fingerprintWith = (bits: number) => ({
  hash: '1'.repeat(bits).padEnd(HASH_BITS, '0'),
  sketch: Uint8Array.from({ length: SKETCH_SIDE * SKETCH_SIDE }, (_, at) => at % 256),
})

/** Makes assets of the sample the same file. */
export const makeSame = (stage: Stage, ids: readonly string[]): void => {
  const checksum = stage.ports.sample.library.assets.get(ids[0] ?? '')?.checksum ?? ''
  for (const id of ids) change(stage, id, { checksum })
}

/** Three glass plates that are the same file, described differently, one in another folder; and two more files twice. */
export const sameFiles = (stage: Stage): void => {
  const { pictures, files, folders } = stage.ports.sample
  const ids = [...pictures, ...files].map(({ id }) => id)
  makeSame(stage, ids.slice(0, 3))
  change(stage, ids[0] ?? '', { description: 'The harbour from the north, before the mole was built.', tags: ['Harbour', 'Bergen'], repository: 'Store room 1', repositoryId: '00000000-0000-4000-8000-0000000a0001' })
  change(stage, ids[1] ?? '', { description: 'Harbour', tags: ['harbour', 'Glass plate'], width: 1600, height: 1067, size: 611_000, repository: 'Cold store', repositoryId: '00000000-0000-4000-8000-0000000a0002' })
  change(stage, ids[2] ?? '', { name: 'A_name_so_long_that_it_has_to_be_broken_somewhere_to_stand_in_a_column_2019-03-18_final_copy.jpg', folderId: folders.harbour.id, path: stage.ports.sample.library.pathTo(folders.harbour.id) })
  makeSame(stage, ids.slice(6, 8))
  const [pdf, , , film] = files
  if (pdf !== undefined) makeSame(stage, [pdf.id, ids[9] ?? ''])
  if (film !== undefined) makeSame(stage, [film.id, ids[10] ?? ''])
}

/** Two pictures that look alike: one a smaller copy of the other. */
export const alikePictures = (stage: Stage): void => {
  const [large, small] = stage.ports.sample.pictures.slice(3, 5)
  for (const [at, one] of [large, small].entries()) if (one !== undefined) stage.ports.duplicates.fingerprints.set(one.checksum, fingerprintWith(at * 2))
  if (small !== undefined) change(stage, small.id, { width: 640, height: 427, size: 61_000, name: 'Harbour, for the web.jpg' })
}

/** So many pairs of the same file. */
export const pairs = (count: number) => (stage: Stage): void => {
  const ids = stage.ports.sample.pictures.map(({ id }) => id)
  for (let pair = 0; pair < count; pair += 1) makeSame(stage, ids.slice(pair * 2, pair * 2 + 2))
}

/** Opens the duplicates of a kind; `prepare` makes them, and breaks or holds calls. */
export const duplicatesWith = (prepare: (stage: Stage) => void = () => undefined, kind: DuplicateKind = 'same', assetAt?: number) =>
  libraryWith((stage) => {
    prepare(stage)
    const assetId = assetAt === undefined ? undefined : stage.ports.sample.pictures[assetAt]?.id
    stage.shell.duplicates.send({ type: 'duplicates.opened', kind, ...(assetId !== undefined && { assetId }) })
  })

/** Duplicates show one picture, as they would. */
export const showingOne = ({ ports: { files, sample } }: Pick<Stage, 'ports'>): FileAddresses => {
  const [first] = sample.pictures
  const picture = first === undefined ? '' : files.thumbnail(first, 960)
  return {
    thumbnail: () => picture,
    preview: () => picture,
    content: (assetId) => files.content(assetId),
    version: (...asked) => files.version(...asked),
    ocr: (...asked) => files.ocr(...asked),
    trashed: (assetId) => files.trashed(assetId),
    trashedThumbnail: (asset, size) => files.trashedThumbnail(asset, size),
    zip: (zipId) => files.zip(zipId),
  }
}
