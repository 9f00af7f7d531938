import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflictBetween, NAMES_LISTED, planArrivals, takenFailure, undecidedAmong, type Arrival, type ArrivalVerdict, type Decisions } from './conflictPlan.ts'
import { takenKeys } from '../naming/freeName.ts'
import { nameKey } from '../naming/names.ts'

const asset = (name: string, id = name): Arrival => ({ id, kind: 'asset', name })
const folder = (name: string, id = name): Arrival => ({ id, kind: 'folder', name })
const there = { folder: takenKeys(['Maps']), asset: takenKeys(['a.jpg', 'b.jpg']) }

describe('planArrivals', () => {
  it.each<[string, readonly Arrival[], Decisions, readonly ArrivalVerdict[]]>([
    ['what is free goes', [folder('Charts'), asset('c.jpg')], {}, [{ tag: 'goes', name: 'Charts' }, { tag: 'goes', name: 'c.jpg' }]],
    ['folders and assets do not meet', [folder('a.jpg'), asset('Maps')], {}, [{ tag: 'goes', name: 'a.jpg' }, { tag: 'goes', name: 'Maps' }]],
    [
      'a taken name waits for a decision, without case',
      [folder('MAPS'), asset('A.jpg')],
      {},
      [
        { tag: 'undecided', name: 'MAPS', freeName: 'MAPS (2)', canReplace: false },
        { tag: 'undecided', name: 'A.jpg', freeName: 'A (2).jpg', canReplace: true },
      ],
    ],
    [
      'decisions for all',
      [folder('Maps'), asset('a.jpg'), asset('b.jpg')],
      { folders: 'rename', assets: 'replace' },
      [{ tag: 'renamed', name: 'Maps (2)' }, { tag: 'replaces', name: 'a.jpg' }, { tag: 'replaces', name: 'b.jpg' }],
    ],
    [
      'one’s own decision comes before that for all',
      [asset('a.jpg'), asset('b.jpg')],
      { assets: 'skip', items: [{ id: 'b.jpg', decision: 'rename' }] },
      [{ tag: 'skipped' }, { tag: 'renamed', name: 'b (2).jpg' }],
    ],
    [
      'a folder replaces nothing',
      [folder('Maps')],
      { items: [{ id: 'Maps', decision: 'replace' }] },
      [{ tag: 'undecided', name: 'Maps', freeName: 'Maps (2)', canReplace: false }],
    ],
    [
      'nothing replaces what came with it, nor twice',
      [asset('c.jpg', '1'), asset('c.jpg', '2'), asset('a.jpg', '3'), asset('a.jpg', '4')],
      { assets: 'replace' },
      [
        { tag: 'goes', name: 'c.jpg' },
        { tag: 'undecided', name: 'c.jpg', freeName: 'c (2).jpg', canReplace: false },
        { tag: 'replaces', name: 'a.jpg' },
        { tag: 'undecided', name: 'a.jpg', freeName: 'a (2).jpg', canReplace: false },
      ],
    ],
  ])('%s', (_, arrivals, decisions, verdicts) => {
    expect(planArrivals(arrivals, there, decisions)).toEqual(verdicts)
  })

  const arrival = fc.record({
    kind: fc.constantFrom('asset' as const, 'folder' as const),
    name: fc.constantFrom('a.jpg', 'A.JPG', 'a (2).jpg', 'Maps', 'maps', 'e\u0301.gif', '\u00E9.gif'),
  })
  const decided = fc.record({ folders: fc.constantFrom('rename' as const, 'skip' as const), assets: fc.constantFrom('rename' as const, 'skip' as const, 'replace' as const) })

  it('never gives a name twice, and skips or places everything that was decided', () => {
    fc.assert(
      fc.property(fc.array(arrival), decided, (items, decisions) => {
        const arrivals = items.map((item, index) => ({ ...item, id: String(index) }))
        const verdicts = planArrivals(arrivals, there, decisions)
        const placed = verdicts.flatMap((verdict, index) =>
          verdict.tag === 'goes' || verdict.tag === 'renamed' ? [`${arrivals[index]?.kind} ${nameKey(verdict.name)}`] : [],
        )
        const before = [...[...there.folder].map((key) => `folder ${key}`), ...[...there.asset].map((key) => `asset ${key}`)]
        expect(new Set([...placed, ...before]).size).toBe(placed.length + before.length)
        const open = verdicts.filter((verdict) => verdict.tag === 'undecided')
        expect(open.every(({ canReplace }) => !canReplace && decisions.assets === 'replace')).toBe(true)
      }),
    )
  })
})

describe('what is told of taken names', () => {
  const failureOf = (arrivals: readonly Arrival[]) => takenFailure(arrivals, planArrivals(arrivals, there))

  it('names folders before assets, and nothing where all is free', () => {
    expect(failureOf([asset('a.jpg'), folder('Maps')])).toEqual({ code: 'FOLDER_ALREADY_EXISTS', names: ['Maps'] })
    expect(failureOf([asset('a.jpg'), asset('B.jpg')])).toEqual({ code: 'ASSET_ALREADY_EXISTS', names: ['a.jpg', 'B.jpg'] })
    expect(failureOf([asset('c.jpg')])).toBeUndefined()
  })

  it('is no longer than somebody reads', () => {
    const many = Array.from({ length: NAMES_LISTED + 2 }, (_, index) => asset('a.jpg', String(index)))
    expect(failureOf(many)).toMatchObject({ code: 'ASSET_ALREADY_EXISTS', names: { length: NAMES_LISTED } })
  })

  it('is a question for each', () => {
    const arrivals = [asset('c.jpg'), asset('a.jpg')]
    expect(undecidedAmong(arrivals, planArrivals(arrivals, there))).toEqual([{ id: 'a.jpg', kind: 'asset', name: 'a.jpg', freeName: 'a (2).jpg', canReplace: true }])
  })

  it('offers to replace only what is seen', () => {
    const undecided = { id: '1', kind: 'asset', name: 'a.jpg', freeName: 'a (2).jpg', canReplace: true } as const
    const side = { kind: 'asset', id: '2', size: 1, modifiedAt: '2026-01-01T00:00:00.000Z', contentVersion: 'v1', thumbnail: 'None' } as const
    expect(conflictBetween(undecided, side, side)).toEqual({ ...undecided, coming: side, there: side })
    expect(conflictBetween(undecided, side, undefined)).toEqual({ ...undecided, canReplace: false, coming: side, there: null })
  })
})
