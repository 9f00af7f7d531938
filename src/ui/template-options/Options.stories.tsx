import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { templateNamed } from '../../../.storybook/templates.ts'
import type { ChoicePlace } from '../../application/templates/OptionGateway.ts'
import { createTemplateOptionsMachine } from '../../application/templates/templateOptions.machine.ts'
import { type InMemoryPorts, inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { OptionsPanel } from './OptionsPanel.tsx'

const meta = {} satisfies Meta

export default meta

const placeIn = (ports: Pick<InMemoryPorts, 'keptTemplates'>): ChoicePlace => {
  const { id, attributes } = templateNamed(ports, 'Glass plate')
  return { templateId: id, attributeId: attributes.find(({ name }) => name === 'Emulsion')?.id ?? '' }
}

type Shown = Pick<Library, 'templateOptions' | 'optionChange' | 'stage'>

const panel = ({ templateOptions, optionChange, stage }: Shown, problem?: string) => (
  <OptionsPanel place={placeIn(stage.ports)} options={templateOptions} optionChange={optionChange} isOpen isWhole defaultId="" problem={problem} onDefault={fn()} />
)
const view = (shown: Shown) => panel(shown)
const nothing = () => <p>Nothing to choose from</p>

/** More options than anybody scrolls through. */
const crowded = (ports: InMemoryPorts) => void ports.keptTemplates.offer(placeIn(ports).attributeId, Array.from({ length: 1200 }, (_, at) => `Process ${String(at).padStart(4, '0')}`))

const toEnd = async () => {
  const list = (await screen.findByRole('list', { name: 'Options' })).parentElement ?? document.body
  await screen.findByText('Process 0001')
  list.scrollTop = list.scrollHeight
  await fireEvent.scroll(list)
}

export const Unopened = machineStory({ shows: inState('templateOptions', 'unopened'), start: libraryWith(), view: nothing })

export const Reading = machineStory({ shows: inState('templateOptions', 'reading'), start: libraryWith(({ ports }) => void ports.faults.hold('options.list')), view })

export const Listing = machineStory({
  shows: inState('templateOptions', 'listing'),
  start: libraryWith(),
  view,
  play: async () => expect(await screen.findByRole('checkbox', { name: 'Albumen' })).toBeVisible(),
})

/** Somebody else has merged it, or taken it out. */
export const WithoutItsDefault = machineStory({
  shows: inState('templateOptions', 'listing'),
  start: libraryWith(),
  view: (shown: Shown) => panel(shown, 'Choose one of the options.'),
  play: async () => expect(await screen.findByText('Default value: Choose one of the options.')).toBeVisible(),
})

export const Thousands = machineStory({
  shows: inState('templateOptions', 'listing'),
  start: libraryWith(undefined, crowded),
  view,
  play: async () => {
    await toEnd()
    await waitFor(() => expect(screen.getByText('Process 0100')).toBeInTheDocument())
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  },
})

export const Extending = machineStory({
  shows: inState('templateOptions', 'extending'),
  start: libraryWith(undefined, crowded),
  view,
  play: async ({ stage }) => {
    await screen.findByText('Process 0001')
    stage.ports.faults.hold('options.list')
    await toEnd()
  },
})

export const Stuck = machineStory({
  shows: inState('templateOptions', 'stuck'),
  start: libraryWith(undefined, crowded),
  view,
  play: async ({ stage }) => {
    await screen.findByText('Process 0001')
    stage.ports.faults.fail('options.list', { code: 'UNREACHABLE' })
    await toEnd()
    await screen.findByRole('button', { name: 'Try again' })
  },
})

const search = async (text: string) => userEvent.type(await screen.findByRole('searchbox', { name: 'Search the options' }), text)

export const Nothing = machineStory({
  shows: inState('templateOptions', 'nothing'),
  start: libraryWith(),
  view,
  play: async () => {
    await search('zinc')
    await expect(await screen.findByText('No option matches.')).toBeVisible()
  },
})

export const Failed = machineStory({
  shows: inState('templateOptions', 'failed'),
  start: libraryWith(({ ports }) => ports.faults.fail('options.list', { code: 'UNREACHABLE' })),
  view,
})

/** Looked at for longer than anybody pauses. */
export const Settling = machineStory({
  shows: inState('templateOptions', 'settling'),
  start: () => {
    const { optionChange } = libraryWith()()
    const ports = inMemoryPorts()
    return { templateOptions: createActor(createTemplateOptionsMachine({ ...ports, pause: 3_600_000 })).start(), optionChange, stage: { ports } as Stage }
  },
  view,
  play: async () => {
    await screen.findByRole('checkbox', { name: 'Albumen' })
    await search('wet')
  },
})

export const Refreshing = machineStory({
  shows: inState('templateOptions', 'refreshing'),
  start: libraryWith(),
  view,
  play: async ({ stage, templateOptions }) => {
    await screen.findByRole('checkbox', { name: 'Albumen' })
    stage.ports.faults.hold('options.list')
    templateOptions.send({ type: 'options.changed' })
  },
})

const add = async (label: string) => {
  await screen.findByRole('checkbox', { name: 'Albumen' })
  await userEvent.type(await screen.findByLabelText('New option'), `${label}{Enter}`)
}

export const Added = machineStory({
  shows: inState('optionChange', 'ready'),
  start: libraryWith(),
  view,
  play: async () => {
    await add('Cyanotype')
    await expect(await screen.findByText('1 option added.')).toBeVisible()
    await expect(await screen.findByRole('checkbox', { name: 'Cyanotype' })).toBeVisible()
  },
})

export const Imported = machineStory({
  shows: inState('optionChange', 'ready'),
  start: libraryWith(),
  view,
  play: async ({ optionChange, stage }) => {
    await screen.findByRole('checkbox', { name: 'Albumen' })
    optionChange.send({ type: 'change', place: placeIn(stage.ports), change: { kind: 'import', text: `Albumen\nCyanotype\n${'x'.repeat(300)}` } })
    await expect(await screen.findByText(/^Line 3: /)).toBeVisible()
  },
})

export const Changing = machineStory({
  shows: inState('optionChange', 'working'),
  start: libraryWith(({ ports }) => void ports.faults.hold('options.add')),
  view,
  play: () => add('Cyanotype'),
})

export const Refused = machineStory({
  shows: inState('optionChange', 'refused'),
  start: libraryWith(),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for the option Autochrome' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const field = await screen.findByRole('textbox', { name: 'New name of Autochrome' })
    await userEvent.clear(field)
    await userEvent.type(field, 'albumen{Enter}')
    await expect(await screen.findByText('There is an option of this name already.')).toBeVisible()
  },
})

export const Merging = machineStory({
  shows: inState('optionChange', 'asking'),
  start: libraryWith(),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Albumen' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wet collodion' }))
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Wet collodion' }))
    await expect(dialog.getByRole('button', { name: 'Keep “Wet collodion”' })).toBeVisible()
  },
})
