import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Stage } from '../../../../.storybook/library.ts'
import { type TableLibrary, tableWith } from '../../../../.storybook/metadataTable.ts'
import { type ViewScope, WHOLE_MODULE } from '../../../application/metadata-table/viewQuery.ts'
import { PERMISSIONS } from '../../../domain/access/permissions.ts'
import { Framed } from '../../stories/Framed.tsx'
import { inState } from '../../stories/inState.ts'
import { machineStory } from '../../stories/machineStory.tsx'
import { MetadataTableScreen } from '../MetadataTableScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets-metadata' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: TableLibrary) => (
  <Framed>
    <MetadataTableScreen actors={shell} permissions={PERMISSIONS} onGo={() => undefined} onLeave={() => undefined} />
  </Framed>
)
const of = (scope: ViewScope, ...[prepare]: Parameters<typeof tableWith>) => tableWith(prepare, { query: { ...WHOLE_MODULE, scope } })
const NOWHERE = '00000000-0000-4000-8000-0000000000ff'
const FOLDER = { kind: 'folder', withSubfolders: true } as const

/** The folder that most of the described assets lie in. */
const folderOf = () => {
  const library = tableWith(undefined, { isOpened: false })()
  return library.stage.ports.sample.pictures[0]?.folderId ?? ''
}

export const Whole = machineStory({ shows: inState('tableScope', 'whole'), start: tableWith(), view })
export const ReadingName = machineStory({
  shows: inState('tableScope', 'reading'),
  start: () => of({ ...FOLDER, folderId: folderOf() }, ({ ports }) => void ports.faults.hold('folders.read'))(),
  view,
})
export const OfFolder = machineStory({
  shows: inState('tableScope', 'named'),
  start: () => of({ ...FOLDER, folderId: folderOf() })(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('In “Photographs”')).toBeVisible()
    await expect(within(canvas).getByRole('checkbox', { name: 'With subfolders' })).toBeChecked()
    await expect(within(canvas).getByRole('button', { name: 'Show all assets of Records' })).toBeVisible()
  },
})
export const OfSearch = machineStory({
  shows: inState('tableScope', 'named'),
  start: of({ kind: 'search', words: 'a word that is looked for and is longer than a phone is wide, as somebody may have pasted it into the field' }),
  view,
})
/** What is found lies in two modules: a table has the share of one, and leads to the other's and to all results. */
const foundInTwo = ({ ports: { sample } }: Stage): void => {
  const { library, pictures } = sample
  const { id: folderId } = library.addFolder({ name: 'Accessions', parentId: null, type: 'ARCHIVES' })
  for (const picture of pictures.slice(0, 3)) {
    const id = library.nextId()
    const asset = library.assets.get(picture.id)
    if (asset !== undefined) library.assets.set(id, { ...asset, id, folderId, type: 'ARCHIVES' })
  }
}
export const CountingModules = machineStory({
  shows: inState('tableScope', 'counting'),
  start: of({ kind: 'search', words: 'jpg' }, (stage) => void stage.ports.faults.hold('advancedSearches.facets')),
  view,
})
export const FoundInModules = machineStory({
  shows: inState('tableScope', 'named'),
  start: of({ kind: 'search', words: 'jpg' }, foundInTwo),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    const ways = within(await within(canvas).findByRole('navigation', { name: 'Found in' }))
    const here = await ways.findByRole('link', { current: 'page' })
    await expect(here).toHaveTextContent(`Records (${String(ports.sample.pictures.length)})`)
    await expect(ways.getByRole('link', { name: 'Archives (3)' })).toHaveAttribute('href', '/archives/assets-metadata?words=jpg')
    await expect(ways.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/search?q=jpg')
    await waitFor(() => expect(within(canvas).getByText(/^This template describes \d+ of the \d+ assets found here\.$/)).toBeVisible())
  },
})
export const UncountedModules = machineStory({
  shows: inState('tableScope', 'uncounted'),
  start: of({ kind: 'search', words: 'jpg' }, (stage) => stage.ports.faults.fail('advancedSearches.facets', { code: 'UNREACHABLE' })),
  view,
})
export const OfSelection = machineStory({
  shows: inState('tableScope', 'named'),
  start: () => {
    const library = tableWith(undefined, { isOpened: false })()
    const { pictures, files } = library.stage.ports.sample
    const assets = [...pictures, ...files].slice(0, 5).map(({ id }) => id)
    const name = library.stage.shell.keepSelection({ selection: { kind: 'items', folders: [], assets }, count: assets.length })
    library.stage.shell.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: { ...WHOLE_MODULE, scope: { kind: 'selection', name } } })
    return library
  },
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('5 selected items')).toBeVisible(),
})
export const FolderGone = machineStory({ shows: inState('tableScope', 'nameless'), start: of({ ...FOLDER, folderId: NOWHERE }), view })
export const SelectionGone = machineStory({ shows: inState('tableView', 'gone'), start: of({ kind: 'selection', name: NOWHERE }), view })
