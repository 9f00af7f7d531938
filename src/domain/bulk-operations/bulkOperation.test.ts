import { expect, it } from 'vitest'
import { canRetry, canTakeBack, isUnderWay, BULK_ACTIONS, BULK_OPERATION_STATES } from './bulkOperation.ts'

it('is stopped while it is under way, and begun anew when it is not done', () => {
  expect(BULK_OPERATION_STATES.filter((state) => isUnderWay({ state }))).toEqual(['Waiting', 'Working'])
  expect(BULK_OPERATION_STATES.filter((state) => canRetry({ state }))).toEqual(['Failed', 'Cancelled'])
})

it('can be taken back where something was moved, copied, trashed or made ready for the web, or not', () => {
  const TAKEN = ['move', 'copy', 'trash', 'webReady', 'skipWebReady', 'publish', 'moveValues', 'importValues']
  const outcome = (folders: number, assets: number) => ({ batchId: 'batch', folders, assets, skipped: 3 })
  const taken = (of: ReturnType<typeof outcome> | null) => BULK_ACTIONS.filter((action) => canTakeBack({ action, outcome: of }))
  expect([taken(outcome(1, 0)), taken(outcome(0, 1)), taken(outcome(0, 0)), taken(null)]).toEqual([TAKEN, TAKEN, [], []])
})
