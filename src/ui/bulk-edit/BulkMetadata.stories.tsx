import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { editMany } from '../../../.storybook/bulk.ts'
import { libraryWith } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { manyEdited } from '../stories/manyEdited.tsx'

const meta = {} satisfies Meta

export default meta

const opened = (count = 3) => libraryWith((stage) => editMany(stage, count))
const dialog = async () => within(await screen.findByRole('dialog'))
const choose = async (select: string, option: string) => {
  await userEvent.click(await (await dialog()).findByRole('button', { name: new RegExp(`^${select}`) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const Offered = machineStory({
  shows: inState('bulkEdit', 'editing.untouched'),
  start: opened(12),
  view: manyEdited,
  play: async () => {
    await expect(await (await dialog()).findByText('Describes 3 of 12')).toBeVisible()
    await expect((await dialog()).getByRole('checkbox', { name: 'Describe all of them by “Glass plate”' })).not.toBeChecked()
  },
})

export const FilledIn = machineStory({
  shows: inState('bulkEdit', 'editing.changed'),
  start: opened(),
  view: manyEdited,
  play: async () => {
    await choose('Change a field', 'Photographer')
    await choose('Change a field', 'Date taken')
    await choose('Change a field', 'Damage')
    const shown = await dialog()
    const ways = await shown.findByRole('radiogroup', { name: 'Date taken: what to do' })
    await userEvent.click(within(ways).getByText('Remove'))
    await expect(await shown.findByText('These assets then have no value of it.')).toBeVisible()
    // What takes several values can be appended to.
    await expect(within(shown.getByRole('radiogroup', { name: 'Damage: what to do' })).getByText('Append')).toBeVisible()
  },
})

export const Wrong = machineStory({
  shows: inState('bulkEdit', 'editing.changed'),
  start: opened(),
  view: manyEdited,
  play: async () => {
    await choose('Change a field', 'Width')
    const shown = await dialog()
    await userEvent.type(await shown.findByRole('textbox', { name: 'Width' }), 'wide')
    await userEvent.click(shown.getByRole('button', { name: 'Review changes' }))
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Width' })).toBeInvalid())
  },
})

export const Reviewed = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: opened(),
  view: manyEdited,
  play: async () => {
    await choose('Change a field', 'Title')
    const shown = await dialog()
    await userEvent.type(await shown.findByRole('textbox', { name: 'Title' }), 'The harbour from the pier, in the first winter after the fire of 1904')
    await userEvent.click(shown.getByRole('button', { name: 'Review changes' }))
    await expect((await shown.findAllByText('The harbour from the pier, in the first winter after the fire of 1904'))[0]).toBeVisible()
  },
})

export const Blocked = machineStory({
  shows: inState('bulkEdit', 'reviewing.blocked'),
  start: opened(),
  view: manyEdited,
  play: async () => {
    await choose('Change a field', 'Title')
    const shown = await dialog()
    await userEvent.click(within(await shown.findByRole('radiogroup', { name: 'Title: what to do' })).getByText('Remove'))
    await userEvent.click(shown.getByRole('button', { name: 'Review changes' }))
    await expect((await shown.findAllByText(/Title: Required/))[0]).toBeVisible()
  },
})
