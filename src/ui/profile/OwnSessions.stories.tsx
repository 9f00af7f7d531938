import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { OwnSessions } from './OwnSessions.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <OwnSessions sessions={shell.ownSessions} />
const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.ownSessions.send({ type: 'sessions.opened' })
  })
const endAll = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Log out everywhere' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }))
}

export const Reading = machineStory({
  shows: inState('ownSessions', 'reading'),
  start: opened(({ ports }) => void ports.faults.hold('profiles.sessions')),
  view,
})
export const Failed = machineStory({
  shows: inState('ownSessions', 'failed'),
  start: opened(({ ports }) => ports.faults.fail('profiles.sessions', { code: 'UNREACHABLE' })),
  view,
})
export const Listing = machineStory({ shows: inState('ownSessions', 'listing'), start: opened(), view })
export const Ending = machineStory({
  shows: inState('ownSessions', 'ending'),
  start: opened(({ ports }) => void ports.faults.hold('profiles.endSession')),
  view,
  play: async (_library, canvas) => {
    const [first] = await within(canvas).findAllByRole('button', { name: 'Sign out' })
    if (first) await userEvent.click(first)
  },
})
export const EndingOthers = machineStory({
  shows: inState('ownSessions', 'endingOthers'),
  start: opened(({ ports }) => void ports.faults.hold('profiles.endOtherSessions')),
  view,
  play: async (_library, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Sign out all others' })),
})
export const AllShown = machineStory({
  shows: inState('ownSessions', 'listing'),
  start: opened(),
  view,
  play: async (_library, canvas) => {
    await expect((await within(canvas).findAllByRole('listitem')).length).toBe(5)
    await userEvent.click(within(canvas).getByRole('button', { name: 'Show all 7' }))
    await expect(within(canvas).getAllByRole('listitem').length).toBe(7)
  },
})
export const EndingAll = machineStory({
  shows: inState('ownSessions', 'endingAll'),
  start: opened(({ ports }) => void ports.faults.hold('profiles.endAllSessions')),
  view,
  play: async (_library, canvas) => endAll(canvas),
})
export const Ended = machineStory({
  shows: inState('ownSessions', 'ended'),
  start: opened(),
  view,
  play: async (_library, canvas) => endAll(canvas),
})
