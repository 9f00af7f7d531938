import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, pickedFile, type Stage } from '../../../.storybook/library.ts'
import { keepMany, keepThree } from '../../../.storybook/savedSearches.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
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
const upload = ({ ports: { sample }, shell }: Stage, ...names: readonly string[]): void => {
  const { id, name } = sample.folders.photographs
  shell.transfers.send({ type: 'files.dropped', destination: { type: 'RECORDS', folderId: id }, folderName: name, files: names.map((one) => pickedFile(one)) })
}
const attentionIn = async (canvas: HTMLElement) => within(await within(canvas).findByRole('region', { name: 'Needs attention' }))
const readAgain = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Read again' }))

export const Unopened = machineStory({ shows: inState('home', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('home', 'reading'), start: opened(({ ports }) => void ports.faults.hold('home.read')), view })
export const Shown = machineStory({ shows: inState('home', 'shown.still'), start: opened(), view })
/** Nothing was added for a week: what was added last is shown, and none are counted. */
export const QuietWeek = machineStory({
  shows: inState('home', 'shown.still'),
  start: opened(({ ports: { sample } }) => {
    for (const [id, asset] of sample.library.assets) sample.library.assets.set(id, { ...asset, createdAt: '2026-01-02T09:00:00.000Z' })
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('region', { name: 'Recently added' })).toBeVisible()
    await expect(within(canvas).queryByText(/\b0 /)).toBeNull()
  },
})
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
/** Values of two files were not taken: they lead to the table of these files; those of one, to that file. */
export const ValuesRefused = machineStory({
  shows: inState('home', 'shown.still'),
  start: opened(({ ports: { sample }, shell }) => {
    const stored = { values: [], revision: 0 }
    const wrong = { typed: 'about', refusal: { code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } } } as const
    shell.tableAutosaveOf('RECORDS').send({ type: 'cells.write', cells: sample.pictures.slice(0, 2).map(({ id }) => ({ assetId: id, attributeId: 'made', values: [], stored, wrong })) })
  }),
  view,
  play: async (_, canvas) => {
    const attention = await attentionIn(canvas)
    await expect(attention.getByText('2 values not saved')).toBeVisible()
    await expect(attention.getByRole('button', { name: 'See why' })).toBeEnabled()
  },
})
/** What can never come is told, and cannot be tried again. */
export const UploadRejected = machineStory({
  shows: inState('home', 'shown.still'),
  start: opened((stage) => upload(stage, 'quay.exe')),
  view,
  play: async (_, canvas) => {
    const attention = await attentionIn(canvas)
    await expect(await attention.findByText('1 upload refused')).toBeVisible()
    await expect(attention.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
})
/** What could not come is sent again from here, and waits no more. */
export const UploadFailed = machineStory({
  shows: inState('home', 'shown.still'),
  start: opened((stage) => {
    stage.ports.faults.fail('uploads.send', { code: 'DISK_FULL' })
    upload(stage, 'quay.jpg', 'quay.exe')
  }),
  view,
  play: async ({ stage }, canvas) => {
    const attention = await attentionIn(canvas)
    await expect(await attention.findByText('2 uploads refused')).toBeVisible()
    stage.ports.faults.mend('uploads.send')
    await userEvent.click(attention.getByRole('button', { name: 'Try again' }))
    await expect(await attention.findByText('1 upload refused')).toBeVisible()
    await waitFor(() => expect(attention.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
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
      fieldDrafts.save(picture.id, {}, { 'attribute-1:edited?': { texts: ['1887'], stored: { values: [], revision: 0 }, problem: null } })
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
  play: async ({ stage: { shell } }, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Start a folder in Records' }))
    await waitFor(() => expect(shell.folderName.getSnapshot().matches('editing')).toBe(true))
  },
})
/** Whoever may not add anything is led to the modules. */
export const NothingToSee = machineStory({
  shows: inState('home', 'shown.still'),
  start: libraryWith(({ ports, shell }) => {
    ports.sample.library.assets.clear()
    shell.home.send({ type: 'home.opened' })
  }),
  view: ({ stage: { shell } }: Library) => <HomeScreen actors={shell} claims={{ ...publisher, permissions: ROLE_PERMISSIONS.User }} transfers={shell.transfers} />,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('There are no files here for you yet. What is added will be shown here.')).toBeVisible()
    await expect(within(canvas).getByRole('link', { name: 'Open Records' })).toHaveAttribute('href', '/records/folders')
  },
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
