import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { CUT_FOLDERS } from '../stories/shellPorts.ts'
import { destinationRows } from './destinationRows.ts'

const t = ((key: string) => key) as unknown as TFunction
const asked = { action: 'move', type: 'RECORDS', selection: { kind: 'items', folders: ['ceramics'], assets: [] }, count: 1, path: ['acquisitions', 'bequest'] } as const
const branches = Map.groupBy(CUT_FOLDERS, ({ parentId }) => parentId ?? '')

const endsOf = (cut: readonly string[], expanded: readonly string[]) => {
  const tree = { resourceType: 'RECORDS', branches, cut: new Set(cut), expanded: new Set(expanded), awaited: new Set<string>(), path: [], failure: undefined } as const
  const rows = destinationRows(t, { asked, type: 'RECORDS', root: 'Records', tree, more: (count) => `more ${count ?? 'of all'}` })
  return rows.flatMap(({ label, level, refusal }, at) => (label.startsWith('more') ? [{ label, level, refusal, after: rows[at - 1]?.level, isLast: at === rows.length - 1 }] : []))
}

it('a level that was cut says at its end how many are missing, and that end cannot be chosen', () => {
  expect(endsOf(['bequest'], ['acquisitions', 'bequest'])).toEqual([{ label: 'more 212', level: 4, refusal: 'moveCopy.notListed', after: 4, isLast: false }])
  expect(endsOf(['bequest'], ['acquisitions'])).toEqual([])
})

it('a root that was cut says so after all else, and what was answered whole says nothing', () => {
  expect(endsOf([''], [])).toMatchObject([{ label: 'more of all', level: 2, isLast: true }])
  expect(endsOf([], ['acquisitions', 'bequest'])).toEqual([])
})
