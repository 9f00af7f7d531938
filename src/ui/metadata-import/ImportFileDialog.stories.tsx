import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Library } from '../../../.storybook/library.ts'
import { choosingFile, giveFile } from '../../../.storybook/metadataImport.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ImportFileDialog } from './ImportFileDialog.tsx'

const meta = { parameters: { path: '/records/assets-metadata/import' } } satisfies Meta

export default meta

const view = ({ importFile }: Library) => (
  <>
    <p>The table lies below.</p>
    <ImportFileDialog importFile={importFile} templateName="Document" addressOf={(id) => `/records/assets-metadata/import/${id}`} onClose={() => undefined} />
  </>
)

export const Closed = machineStory({ shows: inState('importFile', 'closed'), start: choosingFile(), view, play: async ({ importFile }) => importFile.send({ type: 'close' }) })
export const Choosing = machineStory({
  shows: inState('importFile', 'choosing'),
  start: choosingFile(),
  view,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus())
  },
})

/** What was imported before is gone on with, or taken back. */
export const ImportedBefore = machineStory({
  shows: inState('importFile', 'choosing'),
  start: choosingFile(),
  view,
  play: async ({ importFile, stage }) => {
    const { resourceType, templateId } = importFile.getSnapshot().context
    giveFile(stage)
    await waitFor(() => expect(importFile.getSnapshot().matches('sent')).toBe(true))
    importFile.send({ type: 'file.wanted', resourceType, templateId })
    await expect(await screen.findByRole('link', { name: 'List of the donor.csv' })).toBeVisible()
  },
})

const refusing = (text: string, name: string, reason: RegExp) =>
  machineStory({
    shows: inState('importFile', 'choosing'),
    start: choosingFile(),
    view,
    play: async ({ stage }) => {
      giveFile(stage, text, name)
      await expect(await screen.findByText(reason)).toBeVisible()
    },
  })
export const Unreadable = refusing('\u0000\u0001', 'A photograph that somebody took for a list of what is on it, of all boxes and shelves.jpg', /no CSV or XLSX file/)
export const WithoutLines = refusing('ID,Title', 'heads.csv', /no lines below/)
export const TooLong = refusing(`ID\n${'1\n'.repeat(50_001)}`, 'everything.csv', /more than 50,000 lines/)


/** Which of them was meant nobody knows. */
export const Several = machineStory({
  shows: inState('importFile', 'choosing'),
  start: choosingFile(),
  view,
  play: async () => {
    const place = (await screen.findByText('Drop a file here, or choose one.')).parentElement
    const dataTransfer = new DataTransfer()
    for (const name of ['one.csv', 'two.csv']) dataTransfer.items.add(new File(['ID\n1'], name))
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    await expect(await screen.findByText(/Only one file at a time/)).toBeVisible()
  },
})

export const Sending = machineStory({
  shows: inState('importFile', 'sending'),
  start: choosingFile(({ ports }) => void ports.faults.hold('metadataImports.send')),
  view,
  play: async ({ stage }) => giveFile(stage),
})
export const Sent = machineStory({ shows: inState('importFile', 'sent'), start: choosingFile(), view, play: async ({ stage }) => giveFile(stage) })
