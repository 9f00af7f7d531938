import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepMany, keepThree } from '../../../.storybook/savedSearches.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { publisher } from '../stories/sessionPorts.ts'
import { HomeScreen } from './HomeScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <HomeScreen actors={shell} claims={publisher} transfers={shell.transfers} />

const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    const { sample, visited } = stage.ports
    keepThree(stage)
    const [picture] = sample.pictures
    visited.visit({ kind: 'folder', id: sample.folders.photographs.id })
    if (picture) visited.visit({ kind: 'asset', id: picture.id })
    sample.library.favorites.add(sample.folders.papers.id)
    prepare(stage)
    stage.shell.home.send({ type: 'home.opened' })
  })

/** Two files could not be read, lines of an import were refused, and the storage is soon full. */
const waiting = ({ ports: { sample, homes } }: Stage): void => {
  for (const file of sample.files.slice(0, 2)) sample.library.assets.set(file.id, { ...file, indexing: 'Failed' })
  homes.waiting = { imports: [{ id: '00000000-0000-4000-8000-0000000c0001', name: 'accessions-1911.xlsx', type: 'RECORDS', refused: 12 }], monthsLeft: 4 }
}
const readAgain = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Read again' }))

export const Unopened = machineStory({ shows: inState('home', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('home', 'reading'), start: opened(({ ports }) => void ports.faults.hold('home.read')), view })
export const Shown = machineStory({ shows: inState('home', 'shown.still'), start: opened(), view })
export const Waiting = machineStory({
  shows: inState('home', 'shown.still'),
  start: opened(waiting),
  view,
  play: async (_, canvas) => {
    const attention = within(await within(canvas).findByRole('region', { name: 'Needs attention' }))
    await expect(attention.getByText('2 readings failed')).toBeVisible()
    await expect(attention.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/records/assets-metadata/import/00000000-0000-4000-8000-0000000c0001')
  },
})
const LONG = 'An exceedingly long name that somebody gave to what they keep here, since nothing shorter would have said it. '.repeat(3).slice(0, 251)

/** The longest names, the most saved searches, and something typed that was not saved. */
export const Long = machineStory({
  shows: inState('home', 'shown.still'),
  start: opened((stage) => {
    const { sample, fieldDrafts, visited } = stage.ports
    keepMany(stage)
    waiting(stage)
    for (const picture of sample.pictures.slice(0, 4)) {
      sample.library.assets.set(picture.id, { ...picture, name: `${LONG}.jpg` })
      sample.library.favorites.add(picture.id)
      visited.visit({ kind: 'asset', id: picture.id })
      fieldDrafts.save(picture.id, { 'attribute-1:edited?': { texts: ['1887'], stored: { values: [], revision: 0 }, problem: null } })
    }
  }),
  view,
  play: async (_, canvas) => {
    const saved = within(await within(canvas).findByRole('region', { name: 'Saved searches' }))
    await expect(await saved.findByText('12,345 new')).toBeVisible()
    await expect(within(canvas).getAllByText('Values not saved yet')).toHaveLength(4)
  },
})
/** Nothing was ever added. */
export const FirstVisit = machineStory({
  shows: inState('home', 'shown.still'),
  start: libraryWith(({ ports, shell }) => {
    ports.sample.library.assets.clear()
    shell.home.send({ type: 'home.opened' })
  }),
  view,
})
export const Refreshing = machineStory({
  shows: inState('home', 'shown.refreshing'),
  start: opened(),
  view,
  play: async ({ stage: { ports, shell } }, canvas) => {
    await within(canvas).findByRole('heading', { name: 'Recently added' })
    ports.faults.hold('home.read')
    shell.home.send({ type: 'home.opened' })
  },
})
export const ReadingAgain = machineStory({
  shows: inState('home', 'shown.readingAgain'),
  start: opened((stage) => {
    waiting(stage)
    stage.ports.faults.hold('home.readUnreadAgain')
  }),
  view,
  play: async (_, canvas) => readAgain(canvas),
})
export const Stuck = machineStory({
  shows: inState('home', 'shown.stuck'),
  start: opened((stage) => {
    waiting(stage)
    stage.ports.faults.fail('home.readUnreadAgain', { code: 'UNREACHABLE' })
  }),
  view,
  play: async (_, canvas) => readAgain(canvas),
})
export const Failed = machineStory({ shows: inState('home', 'failed'), start: opened(({ ports }) => ports.faults.fail('home.read', { code: 'UNREACHABLE' })), view })
