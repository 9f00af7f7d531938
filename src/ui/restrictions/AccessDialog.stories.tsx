import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AccessDialog } from './AccessDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ resourceAccess }: Library) => (
  <>
    <p>The library lies below.</p>
    <AccessDialog access={resourceAccess} ownId={SAMPLE_USERS[0].id} />
  </>
)

const opened = ({ shell, ports }: Stage) => {
  const { id, name } = ports.sample.folders.harbour
  shell.resourceAccess.send({ type: 'access.open', resource: { kind: 'folder', id, name } })
}
const withFault =
  (fault: (stage: Stage) => void) =>
  (stage: Stage): void => {
    fault(stage)
    opened(stage)
  }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Closed = machineStory({ shows: inState('resourceAccess', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('resourceAccess', 'reading'),
  start: libraryWith(withFault(({ ports }) => void ports.faults.hold('restrictions.users'))),
  view,
})

export const Shown = machineStory({
  shows: inState('resourceAccess', 'shown'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await expect(await screen.findByText('This is you')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Restrict for Ingrid Solberg' })).toBeNull()
  },
})

export const ByGroup = machineStory({
  shows: inState('resourceAccess', 'shown'),
  start: libraryWith((stage) => {
    const groupId = [...stage.ports.people.groups.keys()][0] ?? ''
    const { id } = stage.ports.sample.folders.harbour
    void stage.ports.restrictions.change({ of: 'access', groupId }, { restrict: [{ kind: 'folder', id }], lift: [] }, new AbortController().signal)
    opened(stage)
  }),
  view,
  play: async () => {
    await expect(await screen.findByText('Restricted by the group “Summer interns”')).toBeVisible()
  },
})

export const Restricted = machineStory({
  shows: inState('resourceAccess', 'shown'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await press('Restrict for Nora Whitfield')
    await screen.findByRole('button', { name: 'Lift the restriction for Nora Whitfield' })
  },
})

export const ReadingAgain = machineStory({
  shows: inState('resourceAccess', 'readingAgain'),
  start: libraryWith(opened),
  view,
  play: async ({ stage: { ports } }) => {
    await screen.findByText('Nora Whitfield')
    ports.faults.hold('restrictions.users')
    await press('Restrict for Nora Whitfield')
    await expect(screen.getByText('Mateo Rivas')).toBeVisible()
  },
})

export const Typing = machineStory({
  shows: inState('resourceAccess', 'typing'),
  start: libraryWith(opened),
  view,
  play: async ({ resourceAccess }) => {
    await screen.findByText('Nora Whitfield')
    resourceAccess.send({ type: 'search.changed', search: 'nor' })
  },
})

export const NobodyFound = machineStory({
  shows: inState('resourceAccess', 'shown'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Find a person'), 'zz')
    await screen.findByText('Nobody is found by this name.')
  },
})

export const Toggling = machineStory({
  shows: inState('resourceAccess', 'toggling'),
  start: libraryWith(withFault(({ ports }) => void ports.faults.hold('restrictions.change'))),
  view,
  play: () => press('Restrict for Mateo Rivas'),
})

export const Refused = machineStory({
  shows: inState('resourceAccess', 'shown'),
  start: libraryWith(withFault(({ ports }) => ports.faults.fail('restrictions.change', { code: 'PERMISSION_DENIED' }))),
  view,
  play: async () => {
    await press('Restrict for Mateo Rivas')
    await screen.findByRole('alert')
  },
})

export const Checking = machineStory({
  shows: inState('resourceAccess', 'checking'),
  start: libraryWith(withFault(({ ports }) => void ports.faults.hold('restrictions.check'))),
  view,
  play: () => press('Check the access of Mateo Rivas'),
})

export const Checked = machineStory({
  shows: inState('resourceAccess', 'checked'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await press('Restrict for Nora Whitfield')
    await screen.findByRole('button', { name: 'Lift the restriction for Nora Whitfield' })
    await press('Check the access of Nora Whitfield')
    await screen.findByRole('button', { name: 'Back to all people' })
  },
})

export const Failed = machineStory({
  shows: inState('resourceAccess', 'failed'),
  start: libraryWith(withFault(({ ports }) => ports.faults.fail('restrictions.users', { code: 'UNREACHABLE' }))),
  view,
})
