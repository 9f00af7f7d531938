import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { OrganizationDialog } from './OrganizationDialog.tsx'

const meta = {} satisfies Meta

export default meta

const FJORD = '00000000-0000-4000-8000-0000000b0002'
const onClose = fn()
const view = ({ organizationEdit }: Library) => <OrganizationDialog organization={organizationEdit} reach="all" onClose={onClose} />
const asAdministrator = ({ organizationEdit }: Library) => <OrganizationDialog organization={organizationEdit} reach="own" onClose={onClose} />

const creating = ({ shell }: Stage) => shell.organizationEdit.send({ type: 'create.open' })
const editing = ({ shell }: Stage) => shell.organizationEdit.send({ type: 'edit.open', id: FJORD })
const renamed = async (name: string) => {
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, `${name}{Enter}`)
}

export const Closed = machineStory({ shows: inState('organizationEdit', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('organizationEdit', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.read')
    editing(stage)
  }),
  view,
})

export const Unreadable = machineStory({
  shows: inState('organizationEdit', 'unreadable'),
  start: libraryWith(({ shell }) => shell.organizationEdit.send({ type: 'edit.open', id: 'nowhere' })),
  view,
})

export const Creating = machineStory({ shows: inState('organizationEdit', 'editing'), start: libraryWith(creating), view })

export const WithoutFields = machineStory({
  shows: inState('organizationEdit', 'editing'),
  start: libraryWith(creating),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add organization' }))
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Required.')
  },
})

export const EditingAsAdministrator = machineStory({
  shows: inState('organizationEdit', 'editing'),
  start: libraryWith(editing),
  view: asAdministrator,
  play: async () => {
    await expect(await screen.findByLabelText('Storage capacity')).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: 'Automatic tags' })).toBeDisabled()
    await expect(await screen.findByText(/administrators decide on storage/, { selector: 'span' })).toBeVisible()
  },
})

export const LessThanIsUsed = machineStory({
  shows: inState('organizationEdit', 'editing'),
  start: libraryWith(editing),
  view,
  play: async () => {
    const field = await screen.findByLabelText('Storage capacity')
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await expect(field).toHaveAccessibleDescription(/used already/)
    const files = screen.getByLabelText('Files limit')
    await userEvent.clear(files)
    await userEvent.type(files, '1')
    await expect(files).toHaveAccessibleDescription(/files are stored already/)
  },
})

export const Saving = machineStory({
  shows: inState('organizationEdit', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.edit')
    editing(stage)
  }),
  view,
  play: () => renamed('Fjord Archives'),
})

export const NameTaken = machineStory({
  shows: inState('organizationEdit', 'refused'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await renamed('lighthouse trust')
    await expect(await screen.findByText(/name already exists/i)).toBeVisible()
  },
})

export const NotSaved = machineStory({
  shows: inState('organizationEdit', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.edit', { code: 'UNREACHABLE' })
    editing(stage)
  }),
  view,
  play: () => renamed('Fjord Archives'),
})

const staleOnce = (stage: Stage) => {
  stage.ports.faults.fail('organizations.edit', { code: 'STALE_EDIT' })
  editing(stage)
}

export const Comparing = machineStory({
  shows: inState('organizationEdit', 'comparing'),
  start: libraryWith(staleOnce),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('Name')
    stage.ports.faults.hold('organizations.read')
    await renamed('Fjord Archives')
  },
})

export const Stale = machineStory({
  shows: inState('organizationEdit', 'stale'),
  start: libraryWith(staleOnce),
  view,
  play: async () => {
    await renamed('Fjord Archives')
    await expect(await screen.findByRole('row', { name: 'Name Fjord Archives Fjord Archive' })).toBeVisible()
  },
})

export const Saved = machineStory({
  shows: inState('organizationEdit', 'saved'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await renamed('Fjord Archives')
    await expect(onClose).toHaveBeenCalled()
  },
})

export const WithoutSecondSteps = machineStory({
  shows: inState('organizationEdit', 'editing'),
  start: libraryWith(({ shell }) => shell.organizationEdit.send({ type: 'edit.open', id: 'organization-1' })),
  view,
  play: async ({ organizationEdit }) => {
    const { detail } = organizationEdit.getSnapshot().context
    const feature = await screen.findByRole('checkbox', { name: 'Two-factor sign-in' })
    await expect(detail?.draft.features).toContain('TwoFaAuth')
    await userEvent.click(feature)
    await expect(screen.getByText(/people have set up a second step/)).toBeVisible()
    await userEvent.click(feature)
    await expect(screen.queryByText(/people have set up a second step/)).toBeNull()
  },
})
