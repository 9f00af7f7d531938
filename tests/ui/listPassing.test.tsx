import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import { AssetList } from '../../src/ui/browse/AssetList.tsx'
import { libraryWith } from '../../.storybook/library.ts'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  return () => void vi.restoreAllMocks()
})

const nothing = () => undefined
const never = () => false
const { stage } = libraryWith()()
const assetAt = (): AssetSummary | undefined => stage.ports.sample.pictures[0]

/** 10,000 assets in a list, which are all the same one. */
const Long = ({ onSeen }: { readonly onSeen: (from: number, to: number) => void }) => {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} data-testid="scroller">
      <AssetList
        {...{ total: 10_000, assetAt, onSeen, scroller, view: 'grid', density: 'comfortable', label: 'Assets', addresses: stage.shell.files, sort: 'name', direction: 'asc' }}
        {...{ isSelected: never, isCut: never, namingOf: nothing, selecting: false, allSelected: false, current: 0, scrollState: undefined, hrefOf: nothing }}
        {...{ onSort: nothing, onToggleAll: nothing, onLeave: nothing, onPress: nothing, onMove: nothing, onOpen: nothing, onMenu: nothing, onStar: nothing, onEscape: nothing, onSelectAll: nothing }}
      />
    </div>
  )
}

const drawn = () => {
  const onSeen = vi.fn<(from: number, to: number) => void>()
  show(<Long onSeen={onSeen} />)
  const box = screen.getByTestId('scroller')
  const scrollTo = (top: number) => {
    box.scrollTop = top
    fireEvent.scroll(box)
  }
  const rows = () => [...box.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')))
  const wanted = () => onSeen.mock.calls.map(([from]) => from)
  return { scrollTo, rows, wanted }
}

it('assets that go by too quickly for a name are not asked for, and those where scrolling ends are', async () => {
  const { scrollTo, rows, wanted } = drawn()
  const pixels = 100_000
  for (const part of [1, 2, 3, 4]) scrollTo(part * pixels)
  const jumpedTo = wanted().at(-1) ?? NaN
  const last = rows().at(-1)
  await vi.waitUntil(() => wanted().at(-1) !== jumpedTo)
  const [begin, jump, end = 0] = wanted()
  expect([begin, jump, wanted().length]).toEqual([0, jumpedTo, 3])
  expect(end / jumpedTo).toBeCloseTo(4, 0)
  expect(rows().at(-1)).toBe(last)
})

it('a row that scrolls out of sight leaves its place on the page, and the rows stand in their order when scrolling ends', async () => {
  const { scrollTo, rows } = drawn()
  for (const top of [240, 480, 720, 960, 1200, 1440]) scrollTo(top)
  const ordered = () => rows().toSorted((one, other) => one - other)
  expect(rows()).not.toEqual(ordered())
  await vi.waitUntil(() => rows().every((row, at) => row === ordered()[at]))
  expect(rows().length).toBeGreaterThan(3)
})
