import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Stage } from '../../../.storybook/library.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../../.storybook/metadataTable.ts'
import { PERMISSIONS, type Permission } from '../../domain/access/permissions.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { MetadataTableScreen } from './MetadataTableScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets-metadata' } } satisfies Meta

export default meta

const viewFor =
  (permissions: readonly Permission[]) =>
  ({ stage: { shell } }: TableLibrary) => (
    <Framed>
      <MetadataTableScreen actors={shell} permissions={permissions} onGo={() => undefined} onLeave={() => undefined} />
    </Framed>
  )
const view = viewFor(PERMISSIONS)

/** Dates that were read, for assets that have none, and one beside a value that somebody said. */
const proposed = ({ ports }: Stage) => {
  const [, received = ''] = ports.keptTemplates.all().find(({ name }) => name === 'Document')?.attributes.map(({ id }) => id) ?? []
  for (const [at, { id }] of ports.sample.pictures.slice(0, 10).entries())
    ports.suggestions.propose(id, [{ kind: 'Value', attributeId: received, values: [`1931-04-${String(at + 10)}`], confidence: 0.84, origin: { engine: 'Text', passage: `Received ${String(at + 10)} April 1931`, words: `${String(at + 10)} April 1931`, page: 1 } }])
}
const isShown = ({ ghostValues, tableRows }: TableLibrary) =>
  waitFor(() => expect(tableRows.getSnapshot().matches('shown') && ghostValues.getSnapshot().context.known.size > 0).toBe(true))
const blank = ({ stage: { shell, ports } }: TableLibrary) => {
  const contents = contentsIn(shell)
  const row = contents.read().findIndex(([, { asset }]) => asset.id === ports.sample.pictures[4]?.id)
  return { row, column: contents.columns.findIndex(({ attribute }) => attribute?.name === 'Received') }
}
const saidIn = ({ stage: { shell, ports } }: TableLibrary) => contentsIn(shell).read().find(([, { asset }]) => asset.id === ports.sample.pictures[4]?.id)?.[1].values

/** In a lighter hand, with a sign; where something is said, nothing is. The focus stands on one. */
export const Ghosts = machineStory({
  shows: inState('ghostValues', 'resting'),
  start: tableWith(proposed),
  view,
  play: async (library, canvas) => {
    await isShown(library)
    library.gridFocus.send({ type: 'cell.pointed', place: blank(library), isExtending: false })
    await expect((await within(canvas).findAllByText('04/14/1931'))[0]).toBeVisible()
    await expect(within(canvas).queryByText('04/10/1931')).toBeNull()
  },
})

/** By a key in the grid, by the button on a card: it is said, and the ghost is gone. */
export const Accepted = machineStory({
  shows: inState('decidingSuggestions', 'idle'),
  start: tableWith(proposed),
  view,
  play: async (library, canvas) => {
    await isShown(library)
    library.gridFocus.send({ type: 'cell.pointed', place: blank(library), isExtending: false })
    const grid = within(canvas).queryByRole('grid')
    grid?.focus()
    await (grid === null ? userEvent.click(await within(canvas).findByRole('button', { name: 'Accept 04/14/1931' })) : userEvent.keyboard('{Control>}{Enter}{/Control}'))
    await waitFor(() => expect((saidIn(library) ?? []).flat()).toContain('1931-04-14'))
    await waitFor(() => expect(within(canvas).queryByRole('button', { name: 'Accept 04/14/1931' })).toBeNull())
  },
})

export const Refused = machineStory({
  shows: inState('decidingSuggestions', 'idle'),
  start: tableWith(proposed),
  view,
  play: async (library, canvas) => {
    await isShown(library)
    await userEvent.click((await within(canvas).findAllByRole('button', { name: 'Refuse 04/14/1931', hidden: true }))[0] ?? canvas)
    await waitFor(() => expect(within(canvas).queryByText('04/14/1931')).toBeNull())
  },
})

export const ReadingGhosts = machineStory({ shows: inState('ghostValues', 'reading'), start: tableWith((stage) => void stage.ports.faults.hold('suggestions.values')), view })
export const GhostsUnread = machineStory({ shows: inState('ghostValues', 'unread'), start: tableWith(({ ports }) => ports.faults.fail('suggestions.values', { code: 'UNREACHABLE' })), view })

/** Who may not decide is not shown what is proposed. */
export const NotTheirs = machineStory({
  shows: inState('tableRows', 'shown'),
  start: tableWith(proposed),
  view: viewFor(PERMISSIONS.filter((permission) => permission !== 'EDIT_RESOURCES')),
  play: async ({ tableRows, ghostValues }) => {
    await waitFor(() => expect(tableRows.getSnapshot().matches('shown')).toBe(true))
    await expect(ghostValues.getSnapshot().context.assetIds).toEqual([])
  },
})
