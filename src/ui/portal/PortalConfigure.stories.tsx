import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor as waitUntil } from 'storybook/test'
import { waitFor } from 'xstate'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { configuring, portalPicture as picture } from '../../../.storybook/portal.ts'
import type { PortalForm, PortalSection } from '../../domain/portal/portal.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PortalConfigure } from './PortalConfigure.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const viewOf = (section: PortalSection, focused?: keyof PortalForm) => (actors: Library) => <PortalConfigure actors={actors} section={section} focused={focused} onClose={fn()} />
const view = viewOf('main-page')

const rename = ({ shell }: Stage) => shell.portalForm.send({ type: 'fields.changed', change: { title: 'The Harbour Museum' } })
const save = ({ shell }: Stage) => shell.portalForm.send({ type: 'save' })
/** Somebody else saves the portal while it is being changed. */
const overtaken = async (stage: Stage) => {
  const { portals } = stage.ports
  const read = await portals.read(new AbortController().signal)
  if ('success' in read) await portals.save({ ...read.success.form, title: 'Museum of the Harbour' }, read.success.revision, new AbortController().signal)
}
const editingThen = (then: (stage: Stage) => void) =>
  configuring((stage) => {
    void waitFor(stage.shell.portalForm, (snapshot) => snapshot.matches('editing')).then(() => then(stage))
  })

export const Closed = machineStory({ shows: inState('portalForm', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('portalForm', 'opening'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.hold('portals.read')
    shell.portalForm.send({ type: 'form.opened' })
  }),
  view,
})

export const Unreadable = machineStory({
  shows: inState('portalForm', 'unreadable'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.fail('portals.read', { code: 'UNREACHABLE' })
    shell.portalForm.send({ type: 'form.opened' })
  }),
  view,
})

export const Editing = machineStory({
  shows: inState('portalForm', 'editing'),
  start: libraryWith(configuring()),
  view,
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Museum of the Quay')
    await expect(await screen.findByRole('figure', { name: 'Preview of the page “Museum of the Quay”' })).toBeVisible()
  },
})

/** A first portal: the address follows the title, and what is missing is told at its field. */
export const New = machineStory({
  shows: inState('portalForm', 'editing'),
  start: libraryWith(({ shell }) => shell.portalForm.send({ type: 'form.opened' })),
  view,
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Sjøfartsmuseet')
    await expect(screen.getByRole('textbox', { name: 'Web address' })).toHaveValue('sjofartsmuseet')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(screen.getByRole('textbox', { name: 'Subtitle' })).toBeInvalid()
    await expect(await screen.findByText('Something is still missing or wrong in: Contact')).toBeVisible()
  },
})

/** Who comes for what a picture shows is there at once, and comes back to it with another picture. */
export const InWords = machineStory({
  shows: inState('portalForm', 'editing'),
  start: libraryWith(configuring()),
  view: viewOf('main-page', 'mainPhotoText'),
  play: async ({ portalPicture }) => {
    const words = await screen.findByRole('textbox', { name: 'What the main photo shows' })
    await waitUntil(() => expect(words).toHaveFocus())
    await userEvent.clear(words)
    screen.getByRole('textbox', { name: 'Title' }).focus()
    portalPicture.send({ type: 'picture.chosen', kind: 'mainPhoto', file: picture() })
    const use = await screen.findByRole('button', { name: 'Use the picture' })
    await waitUntil(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await waitUntil(() => expect(words).toHaveFocus())
  },
})

export const AboutUs = machineStory({ shows: inState('portalForm', 'editing'), start: libraryWith(configuring()), view: viewOf('about-us') })

export const Contact = machineStory({ shows: inState('portalForm', 'editing'), start: libraryWith(configuring()), view: viewOf('contact') })

export const Saving = machineStory({
  shows: inState('portalForm', 'saving'),
  start: libraryWith(
    editingThen((stage) => {
      stage.ports.faults.hold('portals.save')
      save(stage)
    }),
  ),
  view,
})

export const Refused = machineStory({
  shows: inState('portalForm', 'refused'),
  start: libraryWith(
    editingThen((stage) => {
      stage.ports.faults.fail('portals.save', { code: 'WEB_ADDRESS_ALREADY_EXISTS' })
      save(stage)
    }),
  ),
  view,
})

export const Comparing = machineStory({
  shows: inState('portalForm', 'comparing'),
  start: libraryWith(
    editingThen((stage) => {
      rename(stage)
      void overtaken(stage).then(() => {
        stage.ports.faults.hold('portals.read')
        save(stage)
      })
    }),
  ),
  view,
})

export const Stale = machineStory({
  shows: inState('portalForm', 'stale'),
  start: libraryWith(
    editingThen((stage) => {
      rename(stage)
      void overtaken(stage).then(() => save(stage))
    }),
  ),
  view,
})

export const Saved = machineStory({ shows: inState('portalForm', 'saved'), start: libraryWith(editingThen(save)), view })
