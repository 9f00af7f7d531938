import { cleanup, screen } from '@testing-library/react'
import * as Result from 'effect/Result'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { BulkAction } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { TransfersPanel } from '../../src/ui/transfers/TransfersPanel.tsx'
import { asInBrowser } from './browser.ts'
import { show } from './page.tsx'

beforeEach(asInBrowser)
afterEach(cleanup)

const ended = (action: BulkAction, skipped: number) => {
  const { transfers } = libraryWith(({ ports }) => {
    const ordered = { action, type: 'RECORDS', count: 5, name: null, destinationId: null, total: 5 } as const
    ports.bulkOperations.begin(ordered, () => Result.succeed({ batchId: action, folders: 0, assets: 3, skipped }))
  })()
  show(<TransfersPanel transfers={transfers} />)
}

/** What each leaves out, and why, by the decisions on moving, restoring, imports, guided moves, publishing and proposals. */
const LEFT: readonly (readonly [BulkAction, number, string])[] = [
  ['move', 1, '1 stays where it was: its name is taken there'],
  ['copy', 2, '2 were not copied: their names are taken there'],
  ['restore', 2, '2 stay in the trash: their names, or those of folders above them, are taken'],
  ['webReady', 2, '2 are kept from publication'],
  ['publish', 1, '1 is kept from publication'],
  ['importValues', 3, 'in 3 lines something was refused'],
  ['importValuesBack', 2, '2 cells stay: they were changed since'],
  ['moveValues', 2, '2 assets keep values that could not be moved'],
  ['moveValuesBack', 1, '1 asset keeps what was changed since'],
  ['proposeValues', 2, 'nothing is proposed for 2'],
]

test.each(LEFT)('what %s leaves out is told with the reason: %i', async (action, skipped, why) => {
  ended(action, skipped)
  expect(await screen.findByText(`3 done; ${why}`)).toBeDefined()
})

test('where nothing is left out, nothing is said of it', async () => {
  ended('importValues', 0)
  expect(await screen.findByText('3 done')).toBeDefined()
})
