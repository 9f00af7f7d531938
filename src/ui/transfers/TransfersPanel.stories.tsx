import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, pickedFile, type Stage } from '../../../.storybook/library.ts'
import { uploadsIn } from '../../application/transfers/entry.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TransfersPanel } from './TransfersPanel.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ transfers }: Library) => <TransfersPanel transfers={transfers} />

const send = ({ shell, ports }: Stage, files: readonly File[], more: { readonly valuesId?: string } = {}) => {
  const { id, name } = ports.sample.folders.photographs
  shell.transfers.send({ type: 'files.dropped', destination: { type: 'RECORDS', folderId: id }, folderName: name, files, ...more })
}
const dropping = (...names: readonly string[]) => libraryWith((stage) => send(stage, names.map((name) => pickedFile(name))))
const holding = (call: string, ...names: readonly string[]) =>
  libraryWith((stage) => {
    stage.ports.faults.hold(call)
    send(stage, names.map((name) => pickedFile(name)))
  })
const failing = (call: string, code: 'UNREACHABLE' | 'DISK_FULL', ...names: readonly string[]) =>
  libraryWith((stage) => {
    stage.ports.faults.fail(call, { code })
    send(stage, names.map((name) => pickedFile(name)))
  })

export const Empty = machineStory({ shows: inState('transfers', 'empty'), start: libraryWith(), view })

export const Working = machineStory({
  shows: inState('transfers', 'working'),
  start: holding('uploads.send', 'survey-map-sheet-13.tif', 'bill-of-lading-1903.pdf', 'a-name-so-long-that-it-has-to-be-cut-in-its-middle-to-fit.jpg', 'harbour-plan.dwg'),
  view,
})

export const Settled = machineStory({ shows: inState('transfers', 'settled'), start: dropping('quay.jpg', 'harbour-plan.dwg'), view })

export const Checking = machineStory({ shows: inState('upload', 'checking'), start: holding('uploads.plan', 'quay.jpg'), view })

export const NamesTaken = machineStory({
  shows: inState('upload', 'needsDecision'),
  start: dropping('Herring boats 01.jpg', 'Herring boats 02.jpg'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: 'Rename all' })).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: /Rename to “Herring boats 01 \(2\)/ })).toBeVisible()
  },
})

/** The same files are in the library already: each can be skipped or sent nonetheless, or all at once. */
export const Known = machineStory({
  shows: inState('upload', 'needsDecision'),
  start: libraryWith((stage) => {
    const [there, other] = stage.ports.sample.pictures
    const names = ['scan-0041.jpg', 'a-name-so-long-that-it-has-to-be-cut-in-its-middle-to-fit.jpg']
    for (const [at, asset] of [there, other].entries()) stage.ports.checksums.of.set(names[at] ?? '', asset?.checksum ?? '')
    send(stage, names.map((name) => pickedFile(name)))
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('2 files are here already')).toBeVisible()
    await expect(within(canvas).getAllByText(/^This is already in Records \/ Photographs:/)).toHaveLength(2)
    await expect(within(canvas).getByRole('link', { name: 'Lighthouse at dusk 01.jpg' })).toBeVisible()
  },
})

/** What has the name is the same file. */
export const NameAndFileTaken = machineStory({
  shows: inState('upload', 'needsDecision'),
  start: libraryWith((stage) => {
    const [there] = stage.ports.sample.pictures
    stage.ports.checksums.of.set(there?.name ?? '', there?.checksum ?? '')
    send(stage, [pickedFile(there?.name ?? '')])
  }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('It is the same file, to the last byte.')).toBeVisible(),
})

/** Four travel at once: whoever pauses loses the turn. */
export const Waiting = machineStory({
  shows: inState('upload', 'travelling.waiting'),
  start: holding('uploads.send', 'one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg'),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Pause one.jpg' }))
    await userEvent.click(within(canvas).getByRole('button', { name: 'Resume one.jpg' }))
    await expect(await within(canvas).findByText('Waiting')).toBeVisible()
  },
})

export const Uploading = machineStory({ shows: inState('upload', 'travelling.uploading'), start: holding('uploads.send', 'quay.jpg'), view })

export const Finishing = machineStory({
  shows: inState('upload', 'travelling.finishing'),
  start: holding('uploads.send', 'quay.jpg'),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Pause quay.jpg' })
    const [upload] = uploadsIn(stage.shell.transfers.getSnapshot().context)
    await waitFor(() => expect(upload?.getSnapshot().matches({ travelling: 'uploading' })).toBe(true))
    upload?.send({ type: 'sending.progressed', sent: 800_000 })
  },
})

export const Paused = machineStory({
  shows: inState('upload', 'paused'),
  start: holding('uploads.send', 'quay.jpg'),
  view,
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Pause quay.jpg' })),
})

export const PausedUnchecked = machineStory({
  shows: inState('upload', 'pausedUnchecked'),
  start: holding('uploads.plan', 'quay.jpg'),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Pause quay.jpg' }))
    await expect(await within(canvas).findByRole('button', { name: 'Resume quay.jpg' })).toBeVisible()
  },
})

export const Interrupted = machineStory({ shows: inState('upload', 'interrupted'), start: failing('uploads.send', 'UNREACHABLE', 'quay.jpg'), view })

const afterReload = libraryWith(undefined, ({ resumables, sample }) => {
  const { id: folderId, name: folderName } = sample.folders.photographs
  const { name, size, lastModified } = pickedFile('quay.jpg')
  const destination = { type: 'RECORDS', folderId } as const
  const file = { name, size, lastModified }
  resumables.put({ id: 'u-1', userId: 'user-1', file, destination, folderName, name, address: 'memory:1', sent: 300_000 })
})

export const AwaitingFile = machineStory({ shows: inState('upload', 'awaitingFile.asking'), start: afterReload, view })

export const WrongFile = machineStory({
  shows: inState('upload', 'awaitingFile.wrongFile'),
  start: afterReload,
  view,
  play: async (_, canvas) => {
    await within(canvas).findByRole('button', { name: 'Choose quay.jpg again' })
    await userEvent.upload(within(canvas).getByLabelText('Choose quay.jpg again', { selector: 'input' }), pickedFile('other.jpg'))
    await expect(await within(canvas).findByText(/This is another file/)).toBeVisible()
  },
})

export const Complete = machineStory({ shows: inState('upload', 'complete'), start: dropping('quay.jpg'), view })

/** Its template was hidden while it came: what was said of it can be read and copied. */
export const Unsaved = machineStory({
  shows: inState('upload', 'complete'),
  start: libraryWith(),
  view,
  play: async ({ stage }, canvas) => {
    const { ports } = stage
    const template = ports.keptTemplates.all().find(({ name }) => name === 'Document')
    const long = 'Letter of the harbour master about the herring fleet, probably of the summer of 1890 or the year after, with two enclosures'
    const changes = (template?.attributes ?? []).filter(({ type }) => type === 'text').slice(0, 2).map(({ id }, at) => ({ attributeId: id, values: [at === 0 ? long : 'Berg, Ada'] }))
    const kept = await ports.folderTemplates.keepValues('RECORDS', changes, AbortSignal.timeout(5000))
    const read = template && (await ports.templates.read(template.id, AbortSignal.timeout(5000)))
    if (!read || !('success' in read) || !('success' in kept)) throw new Error('There is no such template')
    await ports.templates.perform(read.success, 'hide', AbortSignal.timeout(5000))
    send(stage, [pickedFile('quay.jpg')], { valuesId: kept.success.id })
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('2 values that you gave it were not saved.')
    await expect(within(canvas).getByText(long)).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Copy' })).toBeVisible()
  },
})

export const Failed = machineStory({
  shows: inState('upload', 'failed'),
  start: failing('uploads.send', 'DISK_FULL', 'quay.jpg'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: 'Retry quay.jpg' })).toBeVisible()
  },
})

/** What can never come can only be removed. */
export const Rejected = machineStory({
  shows: inState('upload', 'failed'),
  start: dropping('quay.exe', 'quay.jpg', 'Herring boats 01.jpg'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('1 uploaded, 1 rejected, 1 waiting for you')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Remove quay.exe' })).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: 'Retry quay.exe' })).not.toBeInTheDocument()
  },
})

export const Cancelled = machineStory({
  shows: inState('upload', 'cancelled'),
  start: holding('uploads.send', 'quay.jpg'),
  view,
  play: async ({ upload }, canvas) => {
    upload.getSnapshot()
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Cancel quay.jpg' }))
  },
})
