import { libraryWith, type Stage } from './library.ts'

/** One of the sample's pictures: the first three are described as glass plates, the first of them whole. */
export const DESCRIBED = 0
export const PLAIN = 3

/** Opens the Metadata tab of one of the sample's pictures; `prepare` breaks or holds calls before. */
export const describedWith = (prepare: (stage: Stage) => void = () => undefined, picture: number = DESCRIBED) =>
  libraryWith((stage) => {
    const { shell, ports } = stage
    const asset = ports.sample.pictures[picture]
    const place = { resourceType: 'RECORDS', assetId: asset?.id ?? '' } as const
    prepare(stage)
    shell.asset.send({ type: 'asset.opened', ...place, from: { list: { type: 'RECORDS', folderId: asset?.folderId ?? '', sort: 'name', direction: 'asc' }, row: 0 } })
    shell.metadata.send({ type: 'metadata.opened', ...place })
    shell.fieldDrafts.send({ type: 'drafts.opened', assetId: place.assetId })
    shell.assetMetadata.send({ type: 'description.opened', place })
  })
