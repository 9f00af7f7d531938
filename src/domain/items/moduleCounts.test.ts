import { expect, it } from 'vitest'
import { countOf, moduleCountsOf, moduleCountsWithout } from './moduleCounts.ts'

const folder = (type: 'RECORDS' | 'ARCHIVES') => ({ kind: 'folder', type }) as const
const asset = (type: 'RECORDS' | 'ARCHIVES') => ({ kind: 'asset', type }) as const
const ITEMS = [asset('ARCHIVES'), folder('RECORDS'), asset('ARCHIVES'), asset('RECORDS')]

it('counts folders and assets of each module that there is anything of', () => {
  expect(moduleCountsOf(ITEMS)).toEqual([
    { type: 'RECORDS', folders: 1, assets: 1 },
    { type: 'ARCHIVES', folders: 0, assets: 2 },
  ])
  expect([moduleCountsOf([]), countOf([]), countOf(moduleCountsOf(ITEMS))]).toEqual([[], 0, 4])
})

it('leaves out what was taken out again, and modules of which nothing is left', () => {
  expect(moduleCountsWithout(moduleCountsOf(ITEMS), [asset('ARCHIVES'), asset('ARCHIVES'), folder('RECORDS')])).toEqual([{ type: 'RECORDS', folders: 0, assets: 1 }])
})
