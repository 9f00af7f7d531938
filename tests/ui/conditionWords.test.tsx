import { cleanup, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { texts } from '../../.storybook/texts.ts'
import type { Facet } from '../../src/application/advanced-search/AdvancedSearchGateway.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { ConditionChips } from '../../src/ui/advanced-search/ConditionChips.tsx'
import { show } from './page.tsx'

afterEach(async () => {
  cleanup()
  await texts.changeLanguage('en-US')
})

const FACETS: readonly Facet[] = [{ id: 'bought', field: 'Bought', label: 'Bought', kind: 'histogram', buckets: [], missing: 0 }]

it.each<[Language, string, string]>([
  ['en-US', 'added:2026-10-03', 'Added 10/03/2026'],
  ['en-US', 'added:2026-10-01..2026-10-31', 'Added 10/01/2026 to 10/31/2026'],
  ['no', 'changed:>=2026-10-03', 'Endret >= 10/03/2026'],
  ['en-US', 'Bought:2026-10-03', 'Bought 10/03/2026'],
  ['en-US', 'Bought:2026-10', 'Bought 2026-10'],
  ['en-US', 'Title:2026-10-03', 'Title 2026-10-03'],
  ['no', 'in:archives', 'I Arkiver'],
  ['no', 'in:trash', 'I Papirkurv'],
  ['no', 'ready:web', 'Klar for Nettet'],
])('in %s the condition %s is called %s', async (language, q, words) => {
  await texts.changeLanguage(language)
  const { container } = show(<ConditionChips query={parseQuery(q)} facets={FACETS} nameOf={() => undefined} onAsk={() => undefined} />)
  expect(within(container).getAllByRole('listitem')[0]?.querySelector('bdi')?.textContent).toBe(words)
})
