import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { UserGroupRemovalDialog } from './UserGroupRemovalDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ userGroupRemoval }: Library) => (
  <>
    <p>The list of groups lies below.</p>
    <UserGroupRemovalDialog removal={userGroupRemoval} />
  </>
)
const group = { id: '', name: 'Web editors', roleId: 'role-1', roleName: 'Publisher', members: 4, revision: 1 }
const asking = ({ shell }: Stage) => shell.userGroupRemoval.send({ type: 'ask', organizationId: HERE, group })
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete group' }))

export const Closed = machineStory({ shows: inState('userGroupRemoval', 'closed'), start: libraryWith(), view })

export const Asking = machineStory({ shows: inState('userGroupRemoval', 'asking'), start: libraryWith(asking), view })

export const Refused = machineStory({
  shows: inState('userGroupRemoval', 'refused'),
  start: libraryWith(asking),
  view,
  play: async () => {
    await confirm()
    await expect(await screen.findByRole('alert')).toHaveTextContent('This group does not exist')
  },
})

export const RestrictingGroup = machineStory({
  shows: inState('userGroupRemoval', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('userGroups.remove', { code: 'PERMISSION_NOT_HELD', names: ['MANAGE_RESTRICTED_ACCESS'] })
    asking(stage)
  }),
  view,
  play: async () => {
    await confirm()
    await expect(await screen.findByRole('alert')).toHaveTextContent(/This takes a permission that your own role lacks/)
  },
})

export const Removing = machineStory({
  shows: inState('userGroupRemoval', 'working'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('userGroups.remove')
    asking(stage)
  }),
  view,
  play: confirm,
})
