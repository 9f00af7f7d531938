import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TransfersPanel } from './TransfersPanel.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ transfers }: Library) => <TransfersPanel transfers={transfers} />

type Meets = (faults: Stage['ports']['faults']) => unknown

/** All photographs are moved, which counts as many here. */
const moving = (meets: Meets = () => undefined) =>
  libraryWith(({ ports }) => {
    const { photographs, empty } = ports.sample.folders
    ports.bulkOperations.atOnce = 1
    meets(ports.faults)
    const selection = { kind: 'contents', folderId: photographs.id, except: [] } as const
    void ports.moving.move({ type: 'RECORDS', selection, destinationId: empty.id }, {}, new AbortController().signal)
  })

/** All photographs go into the trash. */
const throwing = (meets: Meets = () => undefined) =>
  libraryWith(({ ports }) => {
    ports.bulkOperations.atOnce = 1
    meets(ports.faults)
    void ports.trash.trash('RECORDS', { kind: 'contents', folderId: ports.sample.folders.photographs.id, except: [] }, new AbortController().signal)
  })

/** A folder becomes web ready, but for what is kept from publication in it. */
const publishing = () =>
  libraryWith(({ ports }) => {
    const { library, folders } = ports.sample
    const { signal } = new AbortController()
    const kept = library.assetsIn('RECORDS', folders.papers.id).filter(({ webReady }) => !webReady).slice(0, 1)
    ports.bulkOperations.atOnce = 1
    const publish = async () => {
      await ports.restrictions.change({ of: 'publication' }, { restrict: kept.map(({ id }) => ({ kind: 'asset', id })), lift: [] }, signal)
      await ports.webReady.change({ resources: [{ kind: 'folder', id: folders.papers.id }], webReady: true, door: 'library' }, signal)
    }
    void publish()
  })

/** All photographs lie in the trash, and come back; without a folder to where they lay. */
const restoring = (meets: Meets, into?: (stage: Stage) => string) =>
  libraryWith((stage) => {
    const { ports } = stage
    const { signal } = new AbortController()
    const all = { kind: 'contents', folderId: ports.sample.folders.photographs.id, except: [] } as const
    const restore = async () => {
      await ports.trash.trash('RECORDS', all, signal)
      ports.bulkOperations.atOnce = 1
      meets(ports.faults)
      const selection = { kind: 'all', except: [] } as const
      await ports.trash.restore({ selection, ...(into === undefined ? {} : { destinationId: into(stage) }) }, {}, signal)
    }
    void restore()
  })

const holding = (call: string) => moving((faults) => faults.hold(call))
const failing = moving((faults) => faults.fail('bulkOperations.work', { code: 'FILES_LIMIT_EXCEEDED', needed: 24, available: 3 }, 1))

const press = async (canvas: HTMLElement, name: RegExp) => userEvent.click(await within(canvas).findByRole('button', { name }))

export const InLine = machineStory({ shows: inState('bulkOperation', 'underWay.inLine'), start: holding('bulkOperations.turn'), view })

export const Working = machineStory({ shows: inState('bulkOperation', 'underWay.working'), start: holding('bulkOperations.work'), view })

/** It has ended, and the server is asked how. */
const ending = (meets: Meets) => async ({ stage }: Library, canvas: HTMLElement) => {
  await within(canvas).findByText(/ of /)
  meets(stage.ports.faults)
  stage.ports.faults.mend('bulkOperations.work')
  stage.ports.sample.library.publish({ kind: 'stream.reopened' })
}

export const Reading = machineStory({
  shows: inState('bulkOperation', 'reading'),
  start: holding('bulkOperations.work'),
  view,
  play: ending((faults) => faults.hold('bulkOperations.read')),
})

export const Disconnected = machineStory({
  shows: inState('bulkOperation', 'disconnected'),
  start: holding('bulkOperations.work'),
  view,
  play: ending((faults) => faults.fail('bulkOperations.read', { code: 'UNREACHABLE' })),
})

export const Cancelling = machineStory({
  shows: inState('bulkOperation', 'cancelling'),
  start: holding('bulkOperations.work'),
  view,
  play: async ({ stage }, canvas) => {
    stage.ports.faults.hold('bulkOperations.cancel')
    await press(canvas, /^Cancel/)
  },
})

export const Done = machineStory({
  shows: inState('bulkOperation', 'done'),
  start: moving(),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('button', { name: 'Undo' })).toBeVisible(),
})

export const TakingBack = machineStory({
  shows: inState('bulkOperation', 'takingBack'),
  start: holding('moving.undoMove'),
  view,
  play: async (_, canvas) => {
    await press(canvas, /^Undo/)
    await expect(within(canvas).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const MovingToTrash = machineStory({
  shows: inState('bulkOperation', 'underWay.working'),
  start: throwing((faults) => faults.hold('bulkOperations.work')),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('Move to the trash')).toBeVisible(),
})

export const ThrownAway = machineStory({
  shows: inState('bulkOperation', 'done'),
  start: throwing(),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('button', { name: 'Undo' })).toBeVisible(),
})

export const Restoring = machineStory({
  shows: inState('bulkOperation', 'underWay.working'),
  start: restoring((faults) => faults.hold('bulkOperations.work')),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('Restore')).toBeVisible(),
})

export const Restored = machineStory({
  shows: inState('bulkOperation', 'done'),
  start: restoring(() => undefined, ({ ports }) => ports.sample.folders.empty.id),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^Restore to/)).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: 'Undo' })).toBeNull()
  },
})

export const WebReadyButKept = machineStory({
  shows: inState('bulkOperation', 'done'),
  start: publishing(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Make web ready')).toBeVisible()
    await expect(within(canvas).getByText(/done; 1 is kept from publication$/)).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Undo' })).toBeVisible()
  },
})

export const Failed = machineStory({ shows: inState('bulkOperation', 'failed'), start: failing, view })

export const Retrying = machineStory({
  shows: inState('bulkOperation', 'retrying'),
  start: failing,
  view,
  play: async ({ stage }, canvas) => {
    stage.ports.faults.hold('bulkOperations.retry')
    await press(canvas, /^Retry/)
  },
})

export const Removing = machineStory({
  shows: inState('bulkOperation', 'removing'),
  start: failing,
  view,
  play: async ({ stage, bulkOperation }, canvas) => {
    bulkOperation.getSnapshot()
    stage.ports.faults.hold('bulkOperations.remove')
    await press(canvas, /^Remove/)
  },
})

export const Gone = machineStory({
  shows: inState('bulkOperation', 'gone'),
  start: failing,
  view,
  play: async ({ bulkOperation }, canvas) => {
    bulkOperation.getSnapshot()
    await press(canvas, /^Remove/)
  },
})

/** Files are read one after the other, long after they are in line. */
const readingAgain = (meets: Meets = () => undefined) =>
  libraryWith(({ ports }) => {
    meets(ports.faults)
    const ordered = { action: 'reindex', type: 'RECORDS', count: 3, name: null, destinationId: null, total: 1_200 } as const
    ports.bulkOperations.begin(ordered, () => Result.succeed({ batchId: ordered.action, folders: 0, assets: ordered.total, skipped: 0 }))
  })

export const PuttingInLine = machineStory({
  shows: inState('bulkOperation', 'underWay.working'),
  start: readingAgain((faults) => faults.hold('bulkOperations.work')),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText(/of 1,200 put in line$/)).toBeVisible(),
})

export const InLineToBeRead = machineStory({
  shows: inState('bulkOperation', 'done'),
  start: readingAgain(),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('1,200 files are in line to be read')).toBeVisible(),
})
