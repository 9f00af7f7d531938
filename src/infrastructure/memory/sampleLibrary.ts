import { InMemoryLibrary } from './InMemoryLibrary.ts'
import { assetOf } from './sampleAssets.ts'
import { sampleFolderHistory, samplePictureHistory } from './sampleHistory.ts'

const PICTURES = ['Lighthouse at dusk', 'Quay with barrels', 'Herring boats', 'The old customs house', 'Ice in the harbour', 'Launch day']

const LETTER = `Bergen, 14 March 1911

Dear Sir,
the lighthouse at the harbour mouth was lit again this morning. The keeper reports that the lamp burns steadily
and that the passage is free of ice.`

const REPOSITORIES = [
  { id: '00000000-0000-4000-8000-0000000a0001', name: 'Store room 1', revision: 1 },
  { id: '00000000-0000-4000-8000-0000000a0002', name: 'Cold store', revision: 1 },
]

/** A small museum's library: pictures in plenty, one file of every kind, an empty folder, one in the trash. */
export const sampleLibrary = () => {
  const library = new InMemoryLibrary()
  for (const repository of REPOSITORIES) library.repositories.set(repository.id, repository)
  const at = (name: string, parentId: string | null) => library.addFolder({ name, parentId, type: 'RECORDS' })

  const photographs = at('Photographs', null)
  const papers = at('Letters and papers', null)
  const empty = at('To be sorted', null)
  const trashed = at('Duplicates', null)
  const harbour = at('Harbour', photographs.id)
  const ships = at('Ships', photographs.id)
  const pictures = Array.from({ length: 240 }, (_, step) => {
    const name = `${PICTURES[step % PICTURES.length] ?? ''} ${String(Math.floor(step / PICTURES.length) + 1).padStart(2, '0')}.jpg`
    return assetOf(library, { name, folderId: photographs.id, type: 'RECORDS' })
  })
  const kinds = [
    'Harbour plan 1911.pdf',
    'Keeper’s diary.docx',
    'Ship list.csv',
    'Launch of the Nora.mp4',
    'Fog horn.mp3',
    'Inventory 1998.xls',
  ]
  const files = kinds.map((name) =>
    assetOf(library, { name, folderId: papers.id, type: 'RECORDS', description: 'From the keeper’s chest' }),
  )
  files.forEach(({ id, name }) =>
    library.texts.set(id, name.endsWith('.csv') ? 'Ship,Built,Tonnage\nNora,1911,214\nHavet,1898,180' : LETTER),
  )
  const binned = assetOf(library, { name: 'Blurred.jpg', folderId: photographs.id, type: 'RECORDS' })
  library.bin.moveToTrash([{ kind: 'folder', id: trashed.id }], '2026-03-18T09:00:00.000Z')
  library.bin.moveToTrash([{ kind: 'asset', id: binned.id }], '2026-03-19T15:30:00.000Z')
  pictures.slice(2, 3).forEach((picture) => samplePictureHistory(library, picture))
  sampleFolderHistory(library, photographs)

  return { library, folders: { photographs, papers, empty, trashed, harbour, ships }, pictures, files, trashedAsset: binned }
}
