import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inThread, keepManyThreads, keepThreads, press } from '../../../.storybook/assistant.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ThreadRemovalDialog } from './ThreadRemovalDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = (library: Library) => (
  <div style={{ maxWidth: 320 }}>
    <HistoryPanel actors={library} onChosen={() => undefined} />
    <ThreadRemovalDialog threadRemoval={library.threadRemoval} />
  </div>
)
const listing = inState('threads', 'listing')
const holding =
  (call: string, keep = keepThreads) =>
  (stage: Stage): void => {
    keep(stage)
    stage.ports.faults.hold(call)
  }
const TITLE = 'Pictures of the old harbour'
const menuEntry = async (name: string) => {
  await press(`Actions for “${TITLE}”`)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const rename = () => menuEntry('Rename')
const remove = () => menuEntry('Delete chat')
const confirm = async () => userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete chat' }))

export const Unopened = machineStory({ shows: inState('threads', 'unopened'), start: libraryWith(keepThreads), view: () => <p>Nobody has looked at earlier chats.</p> })
export const Reading = machineStory({ shows: inState('threads', 'reading'), start: libraryWith(holding('assistant.threads')), view })
export const Listing = machineStory({
  shows: listing,
  start: libraryWith(inThread(0)),
  view,
  play: async () => {
    await expect(await screen.findByText(TITLE)).toBeVisible()
    // These are all.
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
})
export const Nothing = machineStory({ shows: listing, start: libraryWith(), view, play: async () => expect(await screen.findByText(/No chats yet/)).toBeVisible() })
export const Waiting = machineStory({
  shows: inState('threads', 'waiting'),
  start: libraryWith(keepThreads),
  view,
  play: async ({ threads }) => {
    await screen.findByText(TITLE)
    threads.send({ type: 'search.changed', search: 'maps' })
  },
})
export const NotFound = machineStory({
  shows: listing,
  start: libraryWith(keepThreads),
  view,
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a chat' }), 'zeppelin')
    await expect(await screen.findByText('No chat has these words.')).toBeVisible()
  },
})
export const Failed = machineStory({
  shows: inState('threads', 'failed'),
  start: libraryWith(({ ports }) => ports.faults.fail('assistant.threads', { code: 'UNREACHABLE' })),
  view,
})
export const Many = machineStory({ shows: listing, start: libraryWith(keepManyThreads), view })
export const Extending = machineStory({
  shows: inState('threads', 'extending'),
  start: libraryWith(keepManyThreads),
  view,
  play: async ({ stage }) => {
    const more = await screen.findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('assistant.threads')
    await userEvent.click(more)
  },
})
export const NotRenamed = machineStory({ shows: inState('threadTitle', 'closed'), start: libraryWith(keepThreads), view })
export const Renaming = machineStory({ shows: inState('threadTitle', 'editing'), start: libraryWith(keepThreads), view, play: rename })
export const RenamingRefused = machineStory({
  shows: inState('threadTitle', 'editing'),
  start: libraryWith(keepThreads),
  view,
  play: async () => {
    await rename()
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name of the chat' }))
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('textbox', { name: 'Name of the chat' })).toHaveAccessibleDescription()
  },
})
export const SavingTitle = machineStory({
  shows: inState('threadTitle', 'saving'),
  start: libraryWith(holding('assistant.rename')),
  view,
  play: async () => {
    await rename()
    await userEvent.keyboard('Harbour{Enter}')
  },
})
export const NotRemoved = machineStory({ shows: inState('threadRemoval', 'closed'), start: libraryWith(keepThreads), view })
export const Removing = machineStory({ shows: inState('threadRemoval', 'asking'), start: libraryWith(keepThreads), view, play: remove })
export const RemovalWorking = machineStory({
  shows: inState('threadRemoval', 'working'),
  start: libraryWith(holding('assistant.remove')),
  view,
  play: async () => {
    await remove()
    await confirm()
  },
})
export const RemovalRefused = machineStory({
  shows: inState('threadRemoval', 'refused'),
  start: libraryWith((stage) => {
    keepThreads(stage)
    stage.ports.faults.fail('assistant.remove', { code: 'UNREACHABLE' })
  }),
  view,
  play: async () => {
    await remove()
    await confirm()
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})
