import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { DescribingUploads } from './DescribingUploads.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <DescribingUploads {...shell} />

/** Three files come into a folder that names templates of the sample. */
const bringing = (...names: readonly string[]) => (stage: Stage) => {
  const { ports, shell } = stage
  const { id: folderId, name: folderName } = ports.sample.folders.photographs
  for (const template of ports.keptTemplates.all()) {
    if (names.includes(template.name)) void ports.folderTemplates.name({ resourceType: 'RECORDS', folderId }, template.id, new AbortController().signal)
  }
  const files = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, size: 100, lastModified: 0 }))
  // What is named is there a moment later.
  setTimeout(() => shell.uploadDescribing.send({ type: 'uploads.brought', brought: { destination: { type: 'RECORDS', folderId }, folderName, files } }), 20)
}
const dialog = async () => within(await screen.findByRole('dialog'))

export const Closed = machineStory({ shows: inState('uploadDescribing', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('uploadDescribing', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folderTemplates.read')
    bringing()(stage)
  }),
  view,
  play: async ({ stage: { shell } }) => waitFor(() => expect(shell.uploadDescribing.getSnapshot().matches('reading')).toBe(true)),
})

export const Describing = machineStory({
  shows: inState('uploadDescribing', 'describing'),
  start: libraryWith(bringing('Glass plate', 'Document')),
  view,
  play: async () => {
    const shown = await dialog()
    await expect(await shown.findByRole('textbox', { name: 'Title' })).toBeVisible()
    await expect(shown.getByRole('textbox', { name: 'Reference code' })).toBeVisible()
    // What is not required is not asked.
    await expect(shown.queryByRole('textbox', { name: 'Notes' })).toBeNull()
  },
})

export const Wrong = machineStory({
  shows: inState('uploadDescribing', 'describing'),
  start: libraryWith(bringing('Glass plate', 'Document')),
  view,
  play: async () => {
    const shown = await dialog()
    await userEvent.type(await shown.findByRole('textbox', { name: 'Title' }), 'The harbour')
    await userEvent.click(shown.getByRole('button', { name: 'Upload' }))
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Reference code' })).toHaveFocus())
    await expect(shown.getByRole('textbox', { name: 'Title' })).toHaveValue('The harbour')
  },
})

const submit = async () => {
  const shown = await dialog()
  await userEvent.type(await shown.findByRole('textbox', { name: 'Title' }), 'The harbour')
  await userEvent.click(shown.getByRole('button', { name: 'Upload' }))
}

export const Keeping = machineStory({
  shows: inState('uploadDescribing', 'keeping'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folderTemplates.keepValues')
    bringing('Glass plate')(stage)
  }),
  view,
  play: submit,
})

/** The server could not take it: what was filled in is still there. */
export const NotKept = machineStory({
  shows: inState('uploadDescribing', 'describing'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('folderTemplates.keepValues', { code: 'UNREACHABLE' })
    bringing('Glass plate')(stage)
  }),
  view,
  play: async () => {
    await submit()
    const shown = await dialog()
    await expect(await shown.findByRole('alert')).toBeVisible()
    await expect(shown.getByRole('textbox', { name: 'Title' })).toHaveValue('The harbour')
  },
})
