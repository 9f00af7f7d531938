import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { styled } from 'styled-components'
import { createActor } from 'xstate'
import { assetItem } from '../../application/selection/selectableRows.ts'
import { createSelectionMachine } from '../../application/selection/selection.machine.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ToolRow } from '../page/ToolRow.tsx'
import { theme } from '../theme/theme.ts'
import { SelectedBar } from './SelectedBar.tsx'

const meta = {} satisfies Meta

export default meta

/** The first row of a long list is selected, and then a long range from it on while nothing answers. */
const startLongRange = () => {
  const ports = inMemoryPorts()
  const [first] = ports.sample.pictures
  if (first === undefined) throw new Error('There is no picture')
  const selection = createActor(createSelectionMachine(ports)).start()
  ports.faults.hold('assets.page')
  const list = { type: 'RECORDS', folderId: 'long', sort: 'name', direction: 'asc' } as const
  selection.send({ type: 'list.shown', key: 'long', folders: [], list, total: 60_000 })
  selection.send({ type: 'row.clicked', row: 0, item: assetItem(first) })
  selection.send({ type: 'row.reached', row: 23_999, from: { row: 0, id: first.id } })
  return { selection }
}

/** What it stands over. */
const Head = styled.div`
  min-height: ${theme.size.bar};
`

const view = ({ selection }: ReturnType<typeof startLongRange>) => (
  <ToolRow>
    <Head />
    <SelectedBar selection={selection}>{null}</SelectedBar>
  </ToolRow>
)

export const LongRangeReading = machineStory({
  shows: inState('selection', 'readingRange'),
  start: startLongRange,
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('Selecting 24,000 …')).toBeInTheDocument(),
})

export const LongRangeStopped = machineStory({
  shows: inState('selection', 'some'),
  start: startLongRange,
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Stop selecting' }))
    await expect(await within(canvas).findByText('1 selected')).toBeInTheDocument()
    await expect(within(canvas).getByRole('button', { name: 'Clear selection' })).toBeInTheDocument()
  },
})
