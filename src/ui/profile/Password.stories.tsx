import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { SAMPLE_PASSWORD } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PasswordChange } from './PasswordChange.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <PasswordChange change={shell.passwordChange} />
const change = async (canvas: HTMLElement, current = SAMPLE_PASSWORD, password = 'Another-demo-2') => {
  const page = within(canvas)
  await userEvent.type(await page.findByLabelText('Current password'), current)
  await userEvent.type(page.getByLabelText('New password'), password)
  await userEvent.type(page.getByLabelText('Repeat the new password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Change password' }))
}

export const Typing = machineStory({
  shows: inState('passwordChange', 'typing'),
  start: libraryWith(),
  view,
  play: async (_library, canvas) => change(canvas, SAMPLE_PASSWORD, 'weak'),
})
export const Changing = machineStory({
  shows: inState('passwordChange', 'changing'),
  start: libraryWith(({ ports }) => void ports.faults.hold('profiles.changePassword')),
  view,
  play: async (_library, canvas) => change(canvas),
})
export const Refused = machineStory({
  shows: inState('passwordChange', 'refused'),
  start: libraryWith(),
  view,
  play: async (_library, canvas) => change(canvas, 'Wrong-one-1'),
})
export const Changed = machineStory({
  shows: inState('passwordChange', 'changed'),
  start: libraryWith(),
  view,
  play: async (_library, canvas) => change(canvas),
})
