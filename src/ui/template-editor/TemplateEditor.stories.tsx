import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { libraryWith, type Stage } from '../../../.storybook/library.ts'
import { editing, templateNamed } from '../../../.storybook/templates.ts'
import { attributeFormOf, templateFormOf } from '../../domain/templates/template.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { editorView as view } from '../stories/templateEditor.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/admin-panel/metadata-templates/edit/plate' } } satisfies Meta

export default meta

const save = async () => userEvent.click(await screen.findByRole('button', { name: /^(Save|Create template)$/ }))
const see = async (name: string) => userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))

export const Closed = machineStory({ shows: inState('templateEditor', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('templateEditor', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.read')
    editing('Poster')(stage)
  }),
  view,
})

export const Unreadable = machineStory({
  shows: inState('templateEditor', 'unreadable'),
  start: libraryWith(({ shell }) => shell.templateEditor.send({ type: 'template.opened', templateId: 'nowhere' })),
  view,
  play: async () => expect(await screen.findByText('This template no longer exists.')).toBeVisible(),
})

export const New = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith(editing()),
  view,
  play: async () => {
    await save()
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Required.')
    await expect(screen.getByRole('searchbox', { name: 'Find roles and users' })).toBeInvalid()
  },
})

/** A copy of the glass plate, which can be changed whole. */
const drafted = async (stage: Stage) => {
  const { id } = templateNamed(stage.ports, 'Glass plate')
  await stage.ports.templates.duplicate(id, 'Glass plate, corrected', new AbortController().signal)
  editing('Glass plate, corrected')(stage)
}
const ofDraft = libraryWith((stage) => void drafted(stage))

export const Editing = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: ofDraft,
  view,
  play: async (_, canvas) => {
    await see('Date taken')
    await expect(await screen.findByLabelText('Standard element')).toHaveValue('dcterms:created')
    await expect(within(canvas).getByText('Also uncertain: about 1890, 1880/1890, 189X.')).toBeVisible()
  },
})

const tryIt = async () => userEvent.click(await screen.findByRole('button', { name: 'Try on the assets' }))

/** Some of the files have been read before. */
const readFirst = (stage: Stage): void => {
  const { sample, embeddedMetadata } = stage.ports
  void Promise.all(sample.pictures.slice(0, 5).map(({ id, type }) => embeddedMetadata.ask(type, id, new AbortController().signal))).then(() => setTimeout(() => void drafted(stage)))
}

export const Tried = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith(readFirst),
  view,
  play: async () => {
    await tryIt()
    await expect(await screen.findByText(/^Tried on \d+ assets/)).toBeVisible()
    await see('Title')
    await expect(await screen.findByText(/assets lack this required value/)).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Title.*\d+ missing/ })).toBeVisible()
  },
})

export const TriedBefore = machineStory({
  shows: inState('templateEditor', 'saved'),
  start: ofDraft,
  view,
  play: async () => {
    await tryIt()
    await userEvent.click(await screen.findByRole('button', { name: 'See what was found' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    const field = await screen.findByLabelText('Short description')
    await userEvent.type(field, ', once more')
    await expect(screen.getByRole('button', { name: 'Try on the assets' })).toBeDisabled()
    await save()
    await expect(await screen.findByText('It has been changed since.')).toBeVisible()
  },
})

const LONG = 'Inscriptions, signatures and marks on the envelope, the margin and the emulsion side, as they were read in 1974'

export const TriedOfLongNames = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith((stage) => {
    const { keptTemplates } = stage.ports
    const form = templateFormOf(templateNamed(stage.ports, 'Glass plate'))
    const attributes = form.attributes.map((one) => ({ ...one, id: null, defaultValue: '', required: true, options: [], ...(one.name === 'Notes' ? {} : { name: `${LONG}: ${one.name}` }) }))
    keptTemplates.create({ ...form, name: `${LONG}, corrected`, type: 'ALL', attributes: attributes.filter(({ type }) => type === 'text' || type === 'longText') })
    editing(`${LONG}, corrected`)(stage)
  }),
  view,
  play: async () => {
    await tryIt()
    await expect(await screen.findByText(`246 lack ${LONG}: Title`)).toBeVisible()
  },
})

export const Trying = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('dryRun.run')
    void drafted(stage)
  }),
  view,
  play: async () => {
    await tryIt()
    await expect(await screen.findByText('The template is being tried. This takes some seconds.')).toBeVisible()
  },
})

export const NotTried = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('dryRun.run', { code: 'UNREACHABLE' })
    void drafted(stage)
  }),
  view,
  play: async () => {
    await tryIt()
    await expect(await screen.findByRole('alert')).toHaveTextContent('The template could not be tried')
  },
})

export const MovedByKeys = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: ofDraft,
  view,
  play: async () => {
    await see('Date taken')
    screen.getByRole('button', { name: /^Date taken/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Date taken/ })).toHaveFocus())
    const rows = within(screen.getByRole('navigation', { name: 'Attributes' })).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Date taken')
    await expect(await screen.findByText('Not saved yet; kept in this browser')).toBeVisible()
  },
})

export const TwoOfOneName = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: ofDraft,
  view,
  play: async () => {
    await see('Photographer')
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'title')
    await save()
    await expect(name).toBeInvalid()
    await expect(await screen.findByText('to correct')).toBeVisible()
  },
})

export const FromAStandard = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: ofDraft,
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'From a standard' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find an attribute' }), 'rights')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rights holder' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 attribute' }))
    await expect(await screen.findByLabelText('Name')).toHaveValue('Rights holder')
    // The dialog is sent, not the page.
    await expect(screen.getByText('Not saved yet; kept in this browser')).toBeVisible()
  },
})

export const Limited = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith(editing('Glass plate')),
  view,
  play: async () => {
    await see('Title')
    await expect(await screen.findByLabelText('Name')).toHaveAttribute('readonly')
    await expect(screen.getByLabelText('Help text')).not.toHaveAttribute('readonly')
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }))
    await expect(await screen.findByText('To correct the rest, duplicate it, change the copy, and move the values there.')).toBeVisible()
  },
})

export const LimitedMoving = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith(editing('Glass plate')),
  view,
  play: async () => {
    await see('Title')
    await userEvent.click(screen.getByRole('button', { name: 'Move the values' }))
    await expect(await screen.findByRole('dialog', { name: /Move what “Glass plate” says/ })).toBeVisible()
  },
})

export const Inactive = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith(editing('Object')),
  view,
  play: async () => {
    await screen.findByText('Inactive: nothing can be changed until it is activated.')
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})

export const Restored = machineStory({
  shows: inState('templateEditor', 'editing'),
  start: libraryWith((stage) => {
    editing('Poster')(stage)
    void waitFor(() => expect(stage.shell.templateEditor.getSnapshot().matches('editing')).toBe(true)).then(() => {
      stage.shell.templateEditor.send({ type: 'draft.changed', change: { kind: 'add', attributes: [{ name: 'Printer' }] } })
      stage.shell.templateEditor.send({ type: 'template.closed' })
      editing('Poster')(stage)
    })
  }),
  view,
  play: async () => {
    await expect(await screen.findByText('Your unsaved changes from before are back')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible()
  },
})

const described = async (text = 'Posters of exhibitions') => {
  const field = await screen.findByLabelText('Short description')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await save()
}

export const Saving = machineStory({
  shows: inState('templateEditor', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.edit')
    editing('Poster')(stage)
  }),
  view,
  play: () => described(),
})

export const Refused = machineStory({
  shows: inState('templateEditor', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('templates.edit', { code: 'UNREACHABLE' })
    editing('Poster')(stage)
  }),
  view,
  play: () => described(),
})

/** Somebody else has saved it before. */
const overtaken = async ({ stage }: { readonly stage: Stage }) => {
  await screen.findByLabelText('Short description')
  const { id, roles, users, attributes, name, type } = templateNamed(stage.ports, 'Poster')
  const forms = attributes.map(attributeFormOf)
  const [title] = forms
  stage.ports.keptTemplates.edit(id, {
    name: `${name} and playbill`,
    shortDescription: '',
    type,
    attributes: title === undefined ? forms : [...forms, { ...title, id: null, name: 'Printer' }],
    rolesIds: roles.map((one) => one.id),
    usersIds: users.map((one) => one.id),
  })
}

export const Comparing = machineStory({
  shows: inState('templateEditor', 'comparing'),
  start: libraryWith(editing('Poster')),
  view,
  play: async (library) => {
    await overtaken(library)
    library.stage.ports.faults.hold('templates.read')
    await described()
  },
})

export const Stale = machineStory({
  shows: inState('templateEditor', 'stale'),
  start: libraryWith(editing('Poster')),
  view,
  play: async (library) => {
    await overtaken(library)
    await described()
    await expect(await screen.findByText('It is now called “Poster and playbill”.')).toBeVisible()
    await expect(screen.getByText('New are Printer.')).toBeVisible()
  },
})

export const Rereading = machineStory({
  shows: inState('templateEditor', 'rereading'),
  start: libraryWith(editing('Poster')),
  view,
  play: async ({ stage, templateEditor }) => {
    await screen.findByLabelText('Short description')
    stage.ports.faults.hold('templates.read')
    templateEditor.send({ type: 'template.changed' })
  },
})

export const Saved = machineStory({
  shows: inState('templateEditor', 'saved'),
  start: libraryWith(editing('Poster')),
  view,
  play: () => described(),
})
