import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever, startPreferences } from '../stories/sessionPorts.ts'
import { AppearanceSwitchers } from './AppearanceSwitchers.tsx'

const meta = {} satisfies Meta

export default meta
type Actors = { readonly preferences: ReturnType<typeof startPreferences> }

const view = ({ preferences }: Actors) => <AppearanceSwitchers preferences={preferences} />

const chooseNorwegian = async (_: Actors, canvas: HTMLElement) =>
  userEvent.selectOptions(within(canvas).getByRole('combobox', { name: 'Language' }), 'Norsk')

export const Settled = machineStory({
  shows: inState('preferences', 'settled'),
  start: () => ({ preferences: startPreferences() }),
  view,
  play: async ({ preferences }, canvas) => {
    await userEvent.selectOptions(within(canvas).getByRole('combobox', { name: 'Theme' }), 'Dark')
    await expect(preferences.getSnapshot().context.theme).toBe('dark')
  },
})

export const ChangingLanguage = machineStory({
  shows: inState('preferences', 'changingLanguage'),
  start: () => ({ preferences: startPreferences(forever) }),
  view,
  play: chooseNorwegian,
})

export const LanguageUnavailable = machineStory({
  shows: inState('preferences', 'languageUnavailable'),
  start: () => ({ preferences: startPreferences(() => Promise.reject(new Error('offline'))) }),
  view,
  play: async (actors, canvas) => {
    await chooseNorwegian(actors, canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('could not be loaded')
    await expect(within(canvas).getByRole('combobox', { name: 'Language' })).toHaveValue('en-US')
  },
})
