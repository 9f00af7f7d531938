import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { asking, templateNamed } from '../../../.storybook/templates.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TemplateActionDialog } from './TemplateActionDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ templateAction }: Library) => <TemplateActionDialog templateAction={templateAction} />
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Closed = machineStory({ shows: inState('templateAction', 'closed'), start: libraryWith(), view })

export const Publishing = machineStory({
  shows: inState('templateAction', 'asking'),
  start: libraryWith(asking('Poster', 'publish')),
  view,
  play: async () => expect(await screen.findByText(/3 roles and users can describe assets with it from now on/)).toBeVisible(),
})

export const Hiding = machineStory({ shows: inState('templateAction', 'asking'), start: libraryWith(asking('Glass plate', 'hide')), view })

export const Deleting = machineStory({ shows: inState('templateAction', 'asking'), start: libraryWith(asking('Poster', 'delete')), view })

export const Unnamed = machineStory({
  shows: inState('templateAction', 'asking'),
  start: libraryWith(asking('Glass plate', 'duplicate')),
  view,
  play: async () => {
    const name = await screen.findByLabelText('Name of the copy')
    await expect(name).toHaveValue('Glass plate (copy)')
    await userEvent.clear(name)
    await press('Duplicate')
    await expect(name).toHaveAccessibleDescription('Required.')
  },
})

export const Working = machineStory({
  shows: inState('templateAction', 'working'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.perform')
    asking('Poster', 'publish')(stage)
  }),
  view,
  play: async () => press('Publish'),
})

export const NothingToChoose = machineStory({
  shows: inState('templateAction', 'refused'),
  start: libraryWith((stage) => {
    const { id } = templateNamed(stage.ports, 'Poster')
    stage.ports.keptTemplates.change(id, (kept) => ({ ...kept, attributes: [] }))
    asking('Poster', 'publish')(stage)
  }),
  view,
  play: async () => {
    await press('Publish')
    await expect(await screen.findByRole('alert')).toHaveTextContent('It has no attribute yet.')
  },
})

/** Those whom it was for are deleted. */
export const ForNobody = machineStory({
  shows: inState('templateAction', 'refused'),
  start: libraryWith((stage) => {
    const { id } = templateNamed(stage.ports, 'Poster')
    stage.ports.keptTemplates.change(id, (kept) => ({ ...kept, rolesIds: [], usersIds: [] }))
    asking('Poster', 'publish')(stage)
  }),
  view,
  play: async () => {
    await press('Publish')
    await expect(await screen.findByRole('alert')).toHaveTextContent('It is for nobody.')
  },
})

export const Made = machineStory({
  shows: inState('templateAction', 'made'),
  start: libraryWith(asking('Glass plate', 'duplicate')),
  view,
  play: async ({ stage }) => {
    await press('Duplicate')
    await waitFor(() => expect(stage.ports.keptTemplates.all().map(({ name }) => name)).toContain('Glass plate (copy)'))
  },
})
