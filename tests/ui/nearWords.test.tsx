import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../../.storybook/texts.ts'
import { tableNearBergen } from '../../.storybook/metadataTable.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { ConditionChips } from '../../src/ui/advanced-search/ConditionChips.tsx'
import { FilterChips } from '../../src/ui/metadata-table/narrowing/FilterChips.tsx'
import { show } from './page.tsx'

afterEach(async () => {
  cleanup()
  await texts.changeLanguage('en-US')
})

const WORDS: readonly (readonly [Language, string])[] = [
  ['en-US', 'within 2.5 km of 60.39, 5.32'],
  ['no', 'innen 2,5 km fra 60.39, 5.32'],
  ['es', 'a menos de 2,5 km de 60.39, 5.32'],
]

const condition = async (language: Language, q: string): Promise<readonly (string | null)[]> => {
  await texts.changeLanguage(language)
  const { container } = show(<ConditionChips query={parseQuery(q)} facets={[]} nameOf={() => undefined} onAsk={() => undefined} />)
  return within(container).getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent ?? null)
}

describe.each(WORDS)('a distance in %s', (language, words) => {
  it('is told in words over results', async () => {
    expect(await condition(language, '"Found at":60.39,5.32~2.5km')).toContain(`Found at ${words}`)
  })

  it('is told in the same words over the table', async () => {
    await texts.changeLanguage(language)
    const { stage, tableView, tableRows } = tableNearBergen()
    await vi.waitUntil(() => tableRows.getSnapshot().matches('shown'))
    const { container } = show(<FilterChips actors={stage.shell} query={tableView.getSnapshot().context.query} onQuery={() => undefined} onFilter={() => undefined} />)
    expect(within(container).getByRole('button', { name: /^Position/ }).textContent).toBe(`Position · ${words}`)
  })
})

it('a number is read as it is typed', async () => {
  expect(await condition('no', 'Sted:"60,39; 5,32~2,5 km"')).toContain('Sted innen 2,5 km fra 60.39, 5.32')
})

it.each(['name:60.39,5.32~2.5km', 'Title:60.39~2.5km'])('%s is no place', async (q) => {
  expect(await condition('en-US', q)).toEqual(expect.arrayContaining([expect.stringContaining('~2.5km')]))
})
