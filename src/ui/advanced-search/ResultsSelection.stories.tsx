import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { openResults } from './openResults.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/search' } } satisfies Meta

export default meta

const ADDRESS = '/search?q=jpg+OR+charter&view=list'

const view = ({ stage: { shell, entry } }: Library) => (
  <Framed>
    <ResultsScreen actors={shell} preferences={entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

/** Some folders of the archives are found beside the 240 pictures of the records. */
const charters = ({ ports }: Stage) => {
  for (const name of ['Charter of 1648', 'Charter of 1712', 'Charter of 1790']) ports.sample.library.addFolder({ name, parentId: null, type: 'ARCHIVES' })
}
const searched = (address = ADDRESS, prepare: (stage: Stage) => void = charters) => ({
  shows: inState('searchResults', 'shown.listing'),
  parameters: { path: address },
  view,
  start: libraryWith((stage) => {
    prepare(stage)
    void openResults(stage.shell, { request: { url: `http://localhost${address}` } })
  }),
})
const selectAll = async (canvas: HTMLElement) => {
  await within(canvas).findByRole('grid')
  await userEvent.keyboard('{Control>}a{/Control}')
  return within(await within(canvas).findByRole('toolbar', { name: 'Selection' }))
}

/** All of a result of one module: as in a folder, though a hundred of 240 have been read. */
export const Whole = machineStory({
  ...searched('/search?q=jpg&view=grid'),
  play: async (_, canvas) => {
    const bar = await selectAll(canvas)
    await expect(await bar.findByText(/^240 selected/)).toBeInTheDocument()
    await waitFor(() => expect(bar.getByText(/MB$/)).toBeInTheDocument())
  },
})

/** What lies in several modules cannot be acted on together, and it is said how. */
export const ManyModules = machineStory({
  ...searched(),
  play: async (_, canvas) => {
    const bar = await selectAll(canvas)
    await expect(await bar.findByText(/^243 selected/)).toBeInTheDocument()
    await expect(bar.getByRole('button', { name: 'Records (240)' })).toBeInTheDocument()
    await expect(bar.getByRole('button', { name: 'Archives (3)' })).toBeInTheDocument()
  },
})

/** One of the modules is chosen: its number, and the whole result can be taken again. */
export const OneModule = machineStory({
  ...searched(),
  play: async (_, canvas) => {
    const bar = await selectAll(canvas)
    await userEvent.click(await bar.findByRole('button', { name: 'Records (240)' }))
    await expect(await bar.findByText(/^240 selected/)).toBeInTheDocument()
    await expect(within(canvas).getAllByRole('row', { selected: true }).length).toBeGreaterThan(5)
  },
})

/** The menu of a row says what the bar says. */
export const ManyModulesMenu = machineStory({
  ...searched(),
  play: async (_, canvas) => {
    const bar = await selectAll(canvas)
    await expect(await bar.findByText(/^243 selected/)).toBeInTheDocument()
    const [row] = await within(canvas).findAllByRole('row', { selected: true })
    // A menu at the very corner of the window would count as one that has gone.
    if (row !== undefined) await userEvent.pointer({ keys: '[MouseRight]', target: row, coords: { x: 300, y: 160 } })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Only Archives (3)' })).toBeVisible())
  },
})

/** What was taken out again is left out. */
export const AllButOne = machineStory({
  ...searched('/search?q=jpg&view=list'),
  play: async (_, canvas) => {
    const bar = await selectAll(canvas)
    const [row] = await within(canvas).findAllByRole('row', { selected: true })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    if (row !== undefined) await user.click(row)
    await user.keyboard('{/Control}')
    await expect(await bar.findByText(/^239 selected/)).toBeInTheDocument()
    await expect(bar.getByText('Select all 240')).toBeInTheDocument()
  },
})
