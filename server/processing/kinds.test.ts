import { expect, it } from 'vitest'
import { ASSETS } from './kinds.ts'

it('no organization’s files have all of a node’s places: another’s are not kept waiting by them', () => {
  expect(ASSETS.perOrganization).toBeLessThan(ASSETS.concurrency)
})
