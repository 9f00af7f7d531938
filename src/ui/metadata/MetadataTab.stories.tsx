import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { describedWith, PLAIN } from '../../../.storybook/described.ts'
import { type Library, libraryWith, openFile } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/metadata' } } satisfies Meta

export default meta

const viewAs =
  (role: keyof typeof ROLE_PERMISSIONS) =>
  ({ stage: { shell } }: Library) => (
    <Framed>
      <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS[role]} />
    </Framed>
  )
const view = viewAs('Publisher')
const field = (canvas: HTMLElement, name: string) => within(canvas).findByRole('textbox', { name })

export const Unopened = machineStory({ shows: inState('assetMetadata', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })
export const Reading = machineStory({ shows: inState('assetMetadata', 'reading'), start: describedWith(({ ports }) => void ports.faults.hold('metadata.read')), view })
export const Failed = machineStory({
  shows: inState('assetMetadata', 'failed'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.read', { code: 'UNREACHABLE' })),
  view,
})

export const Shown = machineStory({
  shows: inState('assetMetadata', 'shown'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await expect(await field(canvas, 'Title')).toHaveValue('The harbour from the north')
    await expect(await field(canvas, 'Date taken')).toHaveAccessibleDescription('about 1890')
    await expect(within(canvas).getByRole('combobox', { name: 'Emulsion' })).toHaveValue('Gelatin silver')
    await expect(within(canvas).getByRole('button', { name: 'Remove Crack' })).toBeVisible()
  },
})

export const NotDescribed = machineStory({ shows: inState('assetMetadata', 'shown'), start: describedWith(undefined, PLAIN), view })

/** Who may not edit sees what is said, and why it cannot be changed. */
export const ReadOnly = machineStory({
  shows: inState('assetMetadata', 'shown'),
  start: describedWith(),
  view: viewAs('User'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('The harbour from the north')).toBeVisible()
    await expect(within(canvas).queryByRole('textbox')).toBeNull()
    await expect(within(canvas).getByText(/permission to edit files/)).toBeVisible()
  },
})

export const Rereading = machineStory({
  shows: inState('assetMetadata', 'rereading'),
  start: describedWith(),
  view,
  play: async ({ stage }, canvas) => {
    await field(canvas, 'Title')
    stage.ports.faults.hold('metadata.read')
    stage.shell.assetMetadata.send({ type: 'values.changed', assetId: stage.ports.sample.pictures[0]?.id ?? '' })
  },
})

const assign = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Describe by a template' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Document' }))
}

export const Assigning = machineStory({
  shows: inState('assetMetadata', 'assigning'),
  start: describedWith(({ ports }) => void ports.faults.hold('metadata.save'), PLAIN),
  view,
  play: async (_, canvas) => assign(canvas),
})

export const Assigned = machineStory({
  shows: inState('assetMetadata', 'shown'),
  start: describedWith(undefined, PLAIN),
  view,
  play: async (_, canvas) => {
    await assign(canvas)
    await expect(await field(canvas, 'Reference code')).toHaveValue('')
  },
})

export const Refused = machineStory({
  shows: inState('assetMetadata', 'refused'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.save', { code: 'TEMPLATE_DIFFERENT_STATE' }), PLAIN),
  view,
  play: async (_, canvas) => assign(canvas),
})

/** Why stays told until it is put aside. */
export const RefusedDismissed = machineStory({
  shows: inState('assetMetadata', 'shown'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.save', { code: 'TEMPLATE_DIFFERENT_STATE' }), PLAIN),
  view,
  play: async (_, canvas) => {
    await assign(canvas)
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(within(canvas).queryByRole('alert')).toBeNull())
  },
})

const takeOff = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Stop describing by Glass plate' }))

export const Asking = machineStory({
  shows: inState('assetMetadata', 'asking'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await takeOff(canvas)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('What stands in these 12 fields is cleared. It stays in the history.')).toBeVisible()
    await expect(dialog.getByText('and 7 more', { exact: false })).toBeVisible()
  },
})

export const TakingOff = machineStory({
  shows: inState('assetMetadata', 'takingOff'),
  start: describedWith(({ ports }) => void ports.faults.hold('metadata.takeOff')),
  view,
  play: async (_, canvas) => {
    await takeOff(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Clear and take off' }))
  },
})

export const FieldsUnopened = machineStory({ shows: inState('fieldDrafts', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })
export const Untouched = machineStory({ shows: inState('fieldDrafts', 'untouched'), start: describedWith(), view })

export const Edited = machineStory({
  shows: inState('fieldDrafts', 'edited'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await userEvent.type(await field(canvas, 'Title'), ', evening')
    await expect(within(canvas).getByText('Edited')).toBeVisible()
  },
})

/** What means no value stays where it was typed, with the reason. */
export const Wrong = machineStory({
  shows: inState('fieldDrafts', 'edited'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    const width = await field(canvas, 'Width')
    await userEvent.clear(width)
    await userEvent.type(width, '18 x 24')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(width).toBeInvalid())
    await expect(await within(canvas).findByText('Still saved: 9 cm')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(width).toHaveValue('9 cm'))
    await userEvent.clear(width)
    await userEvent.type(width, '18 x 24{Enter}')
  },
})

const retitle = async (canvas: HTMLElement) => {
  const title = await field(canvas, 'Title')
  await userEvent.clear(title)
  await userEvent.type(title, 'The quay{Enter}')
  return title
}

export const Saving = machineStory({
  shows: inState('fieldDrafts', 'untouched'),
  start: describedWith(({ ports }) => void ports.faults.hold('metadata.save')),
  view,
  play: async (_, canvas) => {
    await retitle(canvas)
    await expect(await within(canvas).findAllByText('Saving')).toHaveLength(2)
  },
})

export const Saved = machineStory({
  shows: inState('fieldDrafts', 'untouched'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await retitle(canvas)
    await waitFor(() => expect(within(canvas).getAllByText('Saved')).toHaveLength(2))
    await expect(await field(canvas, 'Title')).toHaveValue('The quay')
  },
})

export const Offline = machineStory({
  shows: inState('fieldDrafts', 'untouched'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.save', { code: 'UNREACHABLE' })),
  view,
  play: async (_, canvas) => {
    await retitle(canvas)
    await expect(await within(canvas).findByText('Not saved yet: there is no connection. What you typed is kept here.')).toBeVisible()
    await expect(within(canvas).getByText('Waiting for a connection')).toBeVisible()
  },
})

export const SignedOut = machineStory({
  shows: inState('fieldDrafts', 'untouched'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.save', { code: 'NOT_SIGNED_IN' })),
  view,
  play: async (_, canvas) => {
    await retitle(canvas)
    await expect(await within(canvas).findByText(/Your session has ended/)).toBeVisible()
  },
})

/** A template that became inactive meanwhile: the reason stands at the field. */
export const NotSaved = machineStory({
  shows: inState('fieldDrafts', 'untouched'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.save', { code: 'TEMPLATE_DIFFERENT_STATE' })),
  view,
  play: async (_, canvas) => {
    await retitle(canvas)
    await expect(await within(canvas).findByText('Not saved')).toBeVisible()
    await expect(within(canvas).getByText('One field is not saved.')).toBeVisible()
  },
})

/** Somebody else saved the same title while it was typed. */
export const Conflict = machineStory({
  shows: inState('fieldDrafts', 'untouched'),
  start: describedWith(),
  view,
  play: async ({ stage }, canvas) => {
    const title = await field(canvas, 'Title')
    const { place, metadata } = stage.shell.assetMetadata.getSnapshot().context
    const [described] = metadata.templates
    const [attribute, own] = [described?.template.attributes[0], described?.values[0]]
    if (attribute === undefined || own === undefined) throw new RangeError('the sample describes its first picture')
    stage.shell.fieldDrafts.send({ type: 'field.typed', attribute, stored: own, texts: ['The harbour from the north, evening'] })
    await stage.ports.metadata.save(place, { changes: [{ attributeId: attribute.id, values: ['The harbour, 1890'], revision: own.revision }] }, new AbortController().signal)
    await userEvent.type(title, '{Enter}')
    const choice = within(await within(canvas).findByRole('group', { name: 'Two values of Title' }))
    await expect(choice.getByText('The harbour from the north, evening')).toBeVisible()
    await expect(choice.getByText('The harbour, 1890')).toBeVisible()
    await expect(title).toHaveValue('The harbour from the north, evening')
  },
})

/** What the file says of the title is offered, and taken over by its standard element. */
export const TakeOver = machineStory({
  shows: inState('assetMetadata', 'shown'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Take over from the file: Harbour at dusk' }))
    await waitFor(async () => expect(await field(canvas, 'Title')).toHaveValue('Harbour at dusk'))
    await waitFor(() => expect(within(canvas).getAllByText('Saved')).toHaveLength(2))
  },
})
