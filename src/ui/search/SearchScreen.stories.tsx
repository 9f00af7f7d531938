import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { searchFor } from '../../application/search/results.machine.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { selectTwo } from '../stories/selectTwo.ts'
import { SearchScreen } from './SearchScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/search' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <SearchScreen actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />

const searched = (term: string, prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.results.send(searchFor({ term }))
  })
/** More than one page of results. */
const manyBuoys = ({ ports }: Stage) => {
  const [picture] = ports.sample.pictures
  if (picture === undefined) return
  for (let place = 0; place < 60; place += 1) ports.sample.library.assets.set(`buoy-${place}`, { ...picture, id: `buoy-${place}`, name: `Buoy ${place}.jpg` })
}
const more = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))

export const Unopened = machineStory({ shows: inState('results', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('results', 'reading'),
  start: searched('boats', ({ ports }) => void ports.faults.hold('searches.search')),
  view,
})
export const Listing = machineStory({ shows: inState('results', 'shown.listing'), start: searched('keeper'), view })

/** Two rows are selected: what can be done with them stands over the head. */
export const Selected = machineStory({
  shows: inState('results', 'shown.listing'),
  start: searched('boats'),
  view,
  play: async (_, canvas) => {
    const bar = await selectTwo(canvas)
    await expect(await bar.findByRole('button', { name: 'Download' })).toBeEnabled()
    await expect(bar.getByText(/^2 selected/)).toBeVisible()
  },
})

export const Extending = machineStory({
  shows: inState('results', 'shown.extending'),
  start: searched('buoy', manyBuoys),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('searches.search')
    await more(canvas)
  },
})

export const Stuck = machineStory({
  shows: inState('results', 'shown.stuck'),
  start: searched('buoy', manyBuoys),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('searches.search', { code: 'UNREACHABLE' })
    await more(canvas)
  },
})

export const Nothing = machineStory({ shows: inState('results', 'shown.nothing'), start: searched('zeppelin'), view })
export const Failed = machineStory({
  shows: inState('results', 'failed'),
  start: searched('boats', ({ ports }) => ports.faults.fail('searches.search', { code: 'UNREACHABLE' })),
  view,
})

export const Refreshing = machineStory({
  shows: inState('results', 'shown.refreshing'),
  start: searched('boats'),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findAllByRole('button', { name: /^Actions for/ })
    stage.ports.faults.hold('searches.search')
    stage.ports.sample.library.publish({ kind: 'library.changed', type: 'RECORDS' })
  },
})
