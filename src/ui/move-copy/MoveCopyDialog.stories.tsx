import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import type { Place } from '../../application/move-copy/moveCopyContext.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { CUT_FOLDERS, startTree } from '../stories/shellPorts.ts'
import { MoveCopyDialog } from './MoveCopyDialog.tsx'
import { useSelector } from '@xstate/react'

const meta = {} satisfies Meta

export default meta

type Shown = Pick<Library, 'moveCopy' | 'destinations' | 'places' | 'stage'>

const MoveCopy = ({ moveCopy, destinations, places, stage }: Shown) => {
  const open = useSelector(moveCopy, (snapshot) => snapshot.hasTag('open'))
  return open ? <MoveCopyDialog moveCopy={moveCopy} destinations={destinations} places={places} files={stage.ports.files} mayMake /> : <p>No dialog is open.</p>
}
const view = (library: Library) => <MoveCopy {...library} />

const place = ({ id, name }: { readonly id: string; readonly name: string }): Place => ({ folderId: id, name })

/** Copies a folder, and the pictures of another, where names are taken. */
const copying = ({ shell, ports }: Stage, destination?: Place) => {
  const { folders, pictures } = ports.sample
  const assets = pictures.slice(0, 3).map(({ id }) => id)
  const selection = { kind: 'items', folders: [], assets } as const
  shell.moveCopy.send({
    type: 'moveCopy.open',
    asked: { action: 'copy', type: 'RECORDS', selection, count: assets.length, path: [folders.harbour.id] },
    ...(destination === undefined ? {} : { destination }),
  })
}
const within = ({ ports }: Stage): Place => {
  const [picture] = ports.sample.pictures
  return { folderId: picture?.folderId ?? '', name: 'Harbour' }
}

const { signal } = new AbortController()

/** Something whose folder was moved to the trash after it. */
const restoring = async ({ shell, ports }: Stage) => {
  const outer = await ports.folders.create('RECORDS', null, 'Expedition 1911', signal)
  if (outer._tag === 'Failure') return
  const inner = await ports.folders.create('RECORDS', outer.success.id, 'Diaries', signal)
  if (inner._tag === 'Failure') return
  const items = (id: string) => ({ kind: 'items', folders: [id], assets: [] }) as const
  await ports.trash.trash('RECORDS', items(inner.success.id), signal)
  await ports.trash.trash('RECORDS', items(outer.success.id), signal)
  shell.moveCopy.send({
    type: 'moveCopy.open',
    asked: { action: 'restore', type: 'RECORDS', selection: items(inner.success.id), count: 1, name: 'Diaries' },
  })
}

export const Closed = machineStory({ shows: inState('moveCopy', 'closed'), start: libraryWith(), view })

export const Choosing = machineStory({ shows: inState('moveCopy', 'choosing'), start: libraryWith((stage) => copying(stage)), view })

export const Chosen = machineStory({
  shows: inState('moveCopy', 'choosing'),
  start: libraryWith((stage) => copying(stage)),
  view,
  play: async () => {
    const rows = await screen.findAllByRole('treeitem')
    const free = rows.find((row) => row.getAttribute('aria-disabled') === null)
    if (free !== undefined) await userEvent.click(free)
    await expect(await screen.findByRole('button', { name: 'Copy here' })).toBeEnabled()
  },
})

/** Of what lies in the 1887 Bequest, a part alone was answered: its end says so, as in the tree beside the page. */
export const ChoosingInPart = machineStory({
  shows: inState('moveCopy', 'choosing'),
  start: () => {
    const library = libraryWith(({ shell }) => {
      const selection = { kind: 'items', folders: ['ceramics'], assets: [] } as const
      const asked = { action: 'move', type: 'RECORDS', selection, count: 1, name: 'Ceramics', path: ['acquisitions', 'bequest'] } as const
      shell.moveCopy.send({ type: 'moveCopy.open', asked })
    })()
    return { ...library, destinations: startTree('answered', 'answered', false, CUT_FOLDERS) }
  },
  view,
  play: async () => {
    const more = await screen.findByRole('treeitem', { name: 'and 212 more: open the folder' })
    more.scrollIntoView()
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('button', { name: 'Move here' })).toBeDisabled()
  },
})

export const Planning = machineStory({
  shows: inState('moveCopy', 'planning'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('moving.plan')
    copying(stage, within(stage))
  }),
  view,
})

export const Deciding = machineStory({
  shows: inState('moveCopy', 'deciding'),
  start: libraryWith((stage) => copying(stage, within(stage))),
  view,
})

export const DecidedForAll = machineStory({
  shows: inState('moveCopy', 'deciding'),
  start: libraryWith((stage) => copying(stage, within(stage))),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep both' }))
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
  },
})

export const Blocked = machineStory({ shows: inState('moveCopy', 'blocked'), start: libraryWith((stage) => void restoring(stage)), view })

export const Working = machineStory({
  shows: inState('moveCopy', 'moveCopy'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('moving.copy')
    copying(stage, place(stage.ports.sample.folders.papers))
  }),
  view,
})

export const Refused = machineStory({
  shows: inState('moveCopy', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('moving.plan', { code: 'FOLDER_COPY_TO_CHILD' })
    copying(stage, within(stage))
  }),
  view,
})
