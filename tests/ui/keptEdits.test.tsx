import { render, screen, within } from '@testing-library/react'
import * as Result from 'effect/Result'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { KeptEdits } from '../../src/ui/metadata-table/elsewhere/KeptEdits.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const never = new AbortController().signal

/** A choice that was made and could not be saved, shown where the table cannot be. */
const showKept = async (canBeAsked: boolean) => {
  const { ports, shell } = libraryWith()().stage
  const kind = ports.keptTemplates.all().flatMap(({ attributes }) => attributes).find(({ type }) => type === 'dropDown') ?? expect.fail()
  const [chosen = expect.fail()] = Result.getOrThrow(await ports.metadata.options({ attributeId: kind.id, search: '', limit: 1 }, never)).items
  ports.faults.fail('metadataTable.save', { code: 'UNREACHABLE' })
  if (!canBeAsked) ports.faults.fail('metadata.named', { code: 'UNREACHABLE' })
  const assetId = ports.sample.pictures[0]?.id ?? ''
  shell.tableAutosaveOf('RECORDS').send({ type: 'cells.write', cells: [{ assetId, attributeId: kind.id, values: [chosen.id], stored: { values: [], revision: 0 } }] })
  render(
    <ThemeProvider theme={theme}>
      <KeptEdits actors={shell} />
    </ThemeProvider>,
  )
  return { chosen, kept: within(await screen.findByRole('region', { name: 'Not saved yet' })) }
}

it('a choice that is not saved is told by its name', async () => {
  const { chosen, kept } = await showKept(true)
  expect(await kept.findByText(chosen.label)).toBeTruthy()
  expect(kept.queryByText(chosen.id)).toBeNull()
})

it('and never by its identifier, where its name cannot be asked for', async () => {
  const { chosen, kept } = await showKept(false)
  expect(await kept.findByText('A choice whose name is not known here')).toBeTruthy()
  expect(kept.queryByText(chosen.id)).toBeNull()
})
