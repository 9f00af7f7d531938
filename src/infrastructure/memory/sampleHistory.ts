import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

const INGRID = { firstName: 'Ingrid', lastName: 'Solberg' }
/** Has left the museum since. */
const MATEO = { firstName: 'Mateo', lastName: 'Rivas' }

const NOTES = ['Harbour', 'The harbour at dusk', 'The harbour at dusk, seen from the customs house']

/** What people did to a picture in a year, over more than a page. */
export const samplePictureHistory = ({ history }: InMemoryLibrary, picture: AssetDetail): void => {
  const { fileNumber, size } = picture
  history.record({ kind: 'asset.created', resource: picture, after: { name: 'scan-0003.jpg', folder: 'Photographs', size, fileNumber }, by: MATEO })
  history.record({ kind: 'asset.updated', resource: picture, before: { name: 'scan-0003.jpg' }, after: { name: picture.name }, by: MATEO })
  for (let step = 0; step < 36; step += 1) {
    const [before, after] = [NOTES[step % 3] ?? '', NOTES[(step + 1) % 3] ?? '']
    history.record({ kind: 'asset.updated', resource: picture, before: { description: before }, after: { description: after }, by: step % 4 === 0 ? MATEO : INGRID })
  }
  history.record({
    kind: 'asset.updated',
    resource: picture,
    before: { repository: null, fileNumber: 'HM-2025-000931' },
    after: { repository: 'Cold store', fileNumber },
    by: INGRID,
  })
}

export const sampleFolderHistory = ({ history }: InMemoryLibrary, folder: Folder): void => {
  history.record({ kind: 'folder.created', resource: folder, after: { name: 'Photos', type: folder.type }, by: MATEO })
  history.record({ kind: 'folder.updated', resource: folder, before: { name: 'Photos' }, after: { name: folder.name }, by: INGRID })
}
