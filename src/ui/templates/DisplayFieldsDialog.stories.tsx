import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { displaying, templateNamed } from '../../../.storybook/templates.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { DisplayFieldsDialog } from './DisplayFieldsDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ displayFields }: Library) => <DisplayFieldsDialog displayFields={displayFields} onClose={fn()} />
const plate = displaying('Glass plate')
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))
const widen = async (width: string) => {
  const field = await screen.findByRole('textbox', { name: 'Width of Title' })
  await userEvent.clear(field)
  await userEvent.type(field, width)
}

export const Closed = machineStory({ shows: inState('displayFields', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('displayFields', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.read')
    plate(stage)
  }),
  view,
})

export const Unreadable = machineStory({
  shows: inState('displayFields', 'unreadable'),
  start: libraryWith(({ shell }) => shell.displayFields.send({ type: 'display.opened', templateId: 'nowhere' })),
  view,
  play: async () => expect(await screen.findByText('This template no longer exists.')).toBeVisible(),
})

export const Editing = machineStory({
  shows: inState('displayFields', 'editing'),
  start: libraryWith(plate),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move Photographer up' }))
    const [first] = within(screen.getByRole('list', { name: 'Display fields' })).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Photographer')
  },
})

export const TooNarrow = machineStory({
  shows: inState('displayFields', 'editing'),
  start: libraryWith(plate),
  view,
  play: async () => {
    await widen('20')
    await save()
    await expect(await screen.findByRole('textbox', { name: 'Width of Title' })).toBeInvalid()
  },
})

export const OfInactive = machineStory({
  shows: inState('displayFields', 'editing'),
  start: libraryWith(displaying('Object')),
  view,
  play: async () => {
    await expect(await screen.findByText(/It is inactive/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})

export const Saving = machineStory({
  shows: inState('displayFields', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.setDisplayFields')
    plate(stage)
  }),
  view,
  play: save,
})

export const Refused = machineStory({
  shows: inState('displayFields', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('templates.setDisplayFields', { code: 'UNREACHABLE' })
    plate(stage)
  }),
  view,
  play: save,
})

/** Somebody else has saved it before. */
const overtaken = async ({ stage }: { readonly stage: Stage }) => {
  await widen('300')
  const { id, displayFields } = templateNamed(stage.ports, 'Glass plate')
  stage.ports.keptTemplates.show(id, displayFields.toReversed())
}

export const Comparing = machineStory({
  shows: inState('displayFields', 'comparing'),
  start: libraryWith(plate),
  view,
  play: async (library) => {
    await overtaken(library)
    library.stage.ports.faults.hold('templates.read')
    await save()
  },
})

export const Stale = machineStory({
  shows: inState('displayFields', 'stale'),
  start: libraryWith(plate),
  view,
  play: async (library) => {
    await overtaken(library)
    await save()
    await screen.findByRole('button', { name: 'Save mine' })
  },
})

export const Saved = machineStory({
  shows: inState('displayFields', 'saved'),
  start: libraryWith(plate),
  view,
  play: async () => {
    await widen('300')
    await save()
  },
})
