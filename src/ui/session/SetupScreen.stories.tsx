import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { startSetup } from '../stories/accountPorts.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { startPreferences } from '../stories/sessionPorts.ts'
import { SetupScreen } from './SetupScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/setup' } } satisfies Meta

export default meta
type Actors = { readonly setup: ReturnType<typeof startSetup> }

const view = ({ setup }: Actors) => <SetupScreen setup={setup} preferences={startPreferences()} />

const filledIn = async (_: Actors, canvas: HTMLElement) => {
  const page = within(canvas)
  await userEvent.type(page.getByLabelText('Organization'), 'The Gallery')
  await userEvent.type(page.getByLabelText('First name'), 'Ada')
  await userEvent.type(page.getByLabelText('Last name'), 'Holm')
  await userEvent.type(page.getByLabelText('E-mail'), 'ada@gallery.example')
  await userEvent.type(page.getByLabelText('Password'), 'Right-enough-1')
  await userEvent.type(page.getByLabelText('Repeat the password'), 'Right-enough-1')
  await userEvent.click(page.getByRole('button', { name: 'Create and finish' }))
}

export const Unusable = machineStory({
  shows: inState('setup', 'unusable'),
  start: () => ({ setup: startSetup({ code: 'SETUP_LINK_INVALID' }) }),
  view,
  play: filledIn,
})

export const Editing = machineStory({ shows: inState('setup', 'editing'), start: () => ({ setup: startSetup() }), view })

export const EditingWithProblems = machineStory({
  shows: inState('setup', 'editing'),
  start: () => ({ setup: startSetup() }),
  view,
  play: async (_, canvas) => {
    await userEvent.click(within(canvas).getByRole('button', { name: 'Create and finish' }))
    await expect(within(canvas).getByLabelText('Organization')).toHaveFocus()
  },
})

export const Creating = machineStory({ shows: inState('setup', 'creating'), start: () => ({ setup: startSetup('never') }), view, play: filledIn })

export const Refused = machineStory({
  shows: inState('setup', 'refused'),
  start: () => ({ setup: startSetup({ code: 'UNREACHABLE' }) }),
  view,
  play: filledIn,
})

export const Created = machineStory({ shows: inState('setup', 'created'), start: () => ({ setup: startSetup() }), view, play: filledIn })
