import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TrashScreen } from './TrashScreen.tsx'

const meta = {} satisfies Meta

export default meta

const nowhere = () => undefined

const view = (library: Library) => (
  <main>
    <TrashScreen actors={{ ...library, files: library.stage.ports.files }} modules={['RECORDS', 'ARCHIVES']} permissions={PERMISSIONS} onList={nowhere} />
  </main>
)

const { signal } = new AbortController()
const open = ({ shell }: Stage) => shell.trashList.send({ type: 'trash.opened', list: { direction: 'desc' } })

/** So many folders are moved to the trash before the trash is opened. */
const filled =
  (count: number, then: (stage: Stage) => void = nowhere) =>
  (stage: Stage): void => {
    const { ports } = stage
    const fill = async () => {
      for (let number = 1; number <= count; number += 1) {
        const made = await ports.folders.create('RECORDS', null, `Duplicates of 19${String(number).padStart(2, '0')}`, signal)
        if (made._tag === 'Success') await ports.trash.trash('RECORDS', { kind: 'items', folders: [made.success.id], assets: [] }, signal)
      }
      open(stage)
      then(stage)
    }
    void fill()
  }

const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
const first = async () => {
  const [box] = await screen.findAllByLabelText(/^Select (?!all)/)
  if (box !== undefined) await userEvent.click(box)
}
const deleteForGood = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Delete for good' })).at(-1) ?? document.body)

export const Unopened = machineStory({ shows: inState('trashList', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('trashList', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('trash.page')
    open(stage)
  }),
  view,
})

export const Empty = machineStory({
  shows: inState('trashList', 'nothing'),
  start: libraryWith((stage) => void stage.ports.trash.deletePermanently({ kind: 'all', except: [] }, signal).then(() => open(stage))),
  view,
})

export const Listing = machineStory({ shows: inState('trashList', 'listing'), start: libraryWith(filled(6)), view })

export const Selected = machineStory({ shows: inState('trashList', 'listing'), start: libraryWith(filled(6)), view, play: first })

export const Extending = machineStory({
  shows: inState('trashList', 'extending'),
  start: libraryWith(filled(60)),
  view,
  play: async ({ stage }) => {
    await screen.findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('trash.page')
    await more()
  },
})

export const Stuck = machineStory({
  shows: inState('trashList', 'stuck'),
  start: libraryWith(filled(60)),
  view,
  play: async ({ stage }) => {
    await screen.findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('trash.page', { code: 'UNREACHABLE' })
    await more()
  },
})

export const Failed = machineStory({
  shows: inState('trashList', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('trash.page', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})

export const NothingToDelete = machineStory({ shows: inState('deletion', 'closed'), start: libraryWith(filled(2)), view })

export const AskingToDelete = machineStory({
  shows: inState('deletion', 'asking'),
  start: libraryWith(filled(3)),
  view,
  play: async () => {
    await first()
    await deleteForGood()
  },
})

export const AskingForTheNumber = machineStory({
  shows: inState('deletion', 'asking'),
  start: libraryWith(filled(14)),
  view,
  play: async () => {
    await first()
    await userEvent.click(await screen.findByRole('button', { name: /^Select all/ }))
    await deleteForGood()
    await userEvent.type(await screen.findByLabelText(/^Type/), '1')
  },
})

export const Deleting = machineStory({
  shows: inState('deletion', 'deleting'),
  start: libraryWith(filled(3, ({ ports }) => void ports.faults.hold('trash.deletePermanently'))),
  view,
  play: async () => {
    await first()
    await deleteForGood()
    await screen.findByRole('dialog')
    await deleteForGood()
  },
})

export const NotDeleted = machineStory({
  shows: inState('deletion', 'refused'),
  start: libraryWith(filled(3, ({ ports }) => ports.faults.fail('trash.deletePermanently', { code: 'FOLDER_RESTRICTED_ACCESS' }))),
  view,
  play: async () => {
    await first()
    await deleteForGood()
    await screen.findByRole('dialog')
    await deleteForGood()
  },
})

/** A colleague moves one more to the trash while the whole trash is being emptied. */
const emptiedTooLate = async ({ stage: { ports } }: Library) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Empty trash' }))
  await screen.findByRole('dialog')
  const made = await ports.folders.create('RECORDS', null, 'Trashed since', signal)
  if (made._tag === 'Success') await ports.trash.trash('RECORDS', { kind: 'items', folders: [made.success.id], assets: [] }, signal)
  await deleteForGood()
}

export const CountingAnew = machineStory({
  shows: inState('deletion', 'counting'),
  start: libraryWith(filled(3)),
  view,
  play: async (library) => {
    await screen.findByRole('button', { name: 'Empty trash' })
    library.stage.ports.faults.hold('trash.page')
    await emptiedTooLate(library)
  },
})

export const AskingAgain = machineStory({ shows: inState('deletion', 'askingAgain'), start: libraryWith(filled(3)), view, play: emptiedTooLate })
