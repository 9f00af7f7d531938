import { render, screen, within } from '@testing-library/react'
import * as Result from 'effect/Result'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { libraryWith, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { WrittenCell } from '../../src/domain/metadata/valueEdit.ts'
import { KeptEdits } from '../../src/ui/metadata-table/elsewhere/KeptEdits.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const never = new AbortController().signal

/** What was written into a cell and could not be saved, shown where neither the table nor its template can be. */
const show = async ({ ports, shell }: Stage, written: Pick<WrittenCell, 'attributeId' | 'values' | 'isNamed'>) => {
  ports.faults.fail('metadataTable.save', { code: 'UNREACHABLE' })
  const assetId = ports.sample.pictures[0]?.id ?? ''
  shell.tableAutosaveOf('RECORDS').send({ type: 'cells.write', cells: [{ assetId, stored: { values: [], revision: 0 }, ...written }] })
  render(
    <ThemeProvider theme={theme}>
      <KeptEdits actors={shell} />
    </ThemeProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Not saved yet' }))
}

/** A choice that was made. */
const showChoice = async (canBeAsked: boolean) => {
  const { stage } = libraryWith()()
  const { ports } = stage
  const kind = ports.keptTemplates.all().flatMap(({ attributes }) => attributes).find(({ type }) => type === 'dropDown') ?? expect.fail()
  const [chosen = expect.fail()] = Result.getOrThrow(await ports.metadata.options({ attributeId: kind.id, search: '', limit: 1 }, never)).items
  if (!canBeAsked) ports.faults.fail('metadata.named', { code: 'UNREACHABLE' })
  return { chosen, kept: await show(stage, { attributeId: kind.id, values: [chosen.id], isNamed: true }) }
}

it('a choice that is not saved is told by its name', async () => {
  const { chosen, kept } = await showChoice(true)
  expect(await kept.findByText(chosen.label)).toBeTruthy()
  expect(kept.queryByText(chosen.id)).toBeNull()
})

it('and never by its identifier, where its name cannot be asked for', async () => {
  const { chosen, kept } = await showChoice(false)
  expect(await kept.findByText('A choice whose name is not known here')).toBeTruthy()
  expect(kept.queryByText(chosen.id)).toBeNull()
})

it('a text is shown as it was typed, whatever it looks like', async () => {
  const number = '7d444840-9dc0-11d1-b245-5ffdce74fad2'
  const kept = await show(libraryWith()().stage, { attributeId: 'of a template that cannot be read', values: [number] })
  expect(await kept.findByText(number)).toBeTruthy()
})
