import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { sampleOrganizations } from '../../infrastructure/organizations/sampleOrganizations.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { StepRuleSwitches } from './StepRuleSwitches.tsx'

const meta = {} satisfies Meta

export default meta

const idWhere = (offered: boolean): string =>
  sampleOrganizations().find(({ draft }) => draft.features.includes('TwoFaAuth') === offered)?.summary.id ?? ''

const view = ({ stepRule }: Library) => (
  <>
    <h2>Organization</h2>
    <StepRuleSwitches rule={stepRule} />
  </>
)
const opened = ({ shell }: Stage) => shell.stepRule.send({ type: 'rule.open', id: idWhere(true) })
const turn = async () => userEvent.click(await screen.findByRole('switch', { name: /everybody/ }))

const agree = async () => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask for it' }))

export const Closed = machineStory({ shows: inState('stepRule', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('stepRule', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.stepRule')
    opened(stage)
  }),
  view,
})

export const Unreadable = machineStory({
  shows: inState('stepRule', 'unreadable'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.stepRule', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
})

export const NotOffered = machineStory({
  shows: inState('stepRule', 'notOffered'),
  start: libraryWith(({ shell }) => shell.stepRule.send({ type: 'rule.open', id: idWhere(false) })),
  view,
})

export const Off = machineStory({ shows: inState('stepRule', 'shown'), start: libraryWith(opened), view })

export const On = machineStory({
  shows: inState('stepRule', 'shown'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await turn()
    await agree()
    await expect(await screen.findByRole('switch', { name: /everybody/, checked: true })).toBeEnabled()
  },
})

export const Turning = machineStory({
  shows: inState('stepRule', 'turning'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.editStepRule')
    opened(stage)
  }),
  view,
  play: async () => {
    await turn()
    await agree()
  },
})

export const NotTurned = machineStory({
  shows: inState('stepRule', 'shown'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.editStepRule', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
  play: async () => {
    await turn()
    await agree()
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

export const Asking = machineStory({
  shows: inState('stepRule', 'asking'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Publisher' }))
    await expect(await screen.findByRole('dialog', { name: 'Ask for a second step?' })).toHaveTextContent('8 people have neither')
  },
})
