import type { Meta } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { assetOf } from '../../infrastructure/memory/sampleAssets.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { MoveCopyDialog } from './MoveCopyDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ moveCopy, destinations, places, stage }: Library) => (
  <MoveCopyDialog moveCopy={moveCopy} destinations={destinations} places={places} files={stage.ports.files} mayMake />
)

/** Moves pictures, a table and a folder to where their names are taken, and two files of one name to where it is free. */
const moving = ({ shell, ports }: Stage) => {
  const { library, folders, pictures, files } = ports.sample
  const [picture] = pictures
  const table = files.find(({ name }) => name.endsWith('.csv'))
  const place = folders.empty.id
  const into = (name: string, folderId = place) => assetOf(library, { name, folderId, type: 'RECORDS' })
  into(picture?.name ?? '')
  into(table?.name ?? '')
  library.addFolder({ name: folders.ships.name, parentId: place, type: 'RECORDS' })
  for (const name of ['Nora.jpg', 'Havet.jpg']) into(name, folders.ships.id)
  const twice = [into('Keeper on the stairs.jpg', folders.papers.id), into('Keeper on the stairs.jpg', folders.harbour.id)]
  const assets = [picture, table, ...twice].flatMap((asset) => asset?.id ?? [])
  const selection = { kind: 'items', folders: [folders.ships.id], assets } as const
  const destination = { folderId: place, name: folders.empty.name }
  shell.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'copy', type: 'RECORDS', selection, count: 5 }, destination })
}

const rowOf = async (text: string): Promise<HTMLElement> => {
  const list = within(await screen.findByRole('list', { name: /taken$/ }))
  const row = (await list.findAllByRole('listitem')).find(({ textContent }) => textContent.includes(text))
  if (row === undefined) throw new Error(`No row tells ${text}`)
  return row
}

/** With a picture, without one, a folder, and one whose name is taken by another that comes, or by what is not seen. */
export const BothSides = machineStory({
  shows: inState('moveCopy', 'deciding'),
  start: libraryWith(moving),
  view,
  play: async () => {
    const picture = await rowOf('Lighthouse')
    await expect(picture.querySelectorAll('img')).toHaveLength(2)
    await expect(picture).toHaveTextContent(/There now[\d.,]+ .?B\d\d\/\d\d\/2026.*Coming in[\d.,]+ .?B\d\d\/\d\d\/2026/)
    const table = await rowOf('Ship list')
    await expect([table.querySelector('img'), within(table).getAllByText('CSV').length]).toEqual([null, 2])
    await expect(await rowOf('Ships')).toHaveTextContent(/There now0 assets.*Coming in2 assets/)
    await expect(await rowOf('Keeper on')).not.toHaveTextContent('There now')
  },
})

/** The picture of what lies in the trash has an address of its own. */
export const OutOfTheTrash = machineStory({
  shows: inState('moveCopy', 'deciding'),
  start: libraryWith(({ shell, ports }) => {
    const { library, trashedAsset } = ports.sample
    assetOf(library, { name: trashedAsset.name, folderId: trashedAsset.folderId, type: 'RECORDS' })
    const selection = { kind: 'items', folders: [], assets: [trashedAsset.id] } as const
    shell.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'restore', type: 'RECORDS', selection, count: 1, name: trashedAsset.name } })
  }),
  view,
  play: async () => {
    await expect((await rowOf('Blurred')).querySelectorAll('img')).toHaveLength(2)
  },
})
