import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../.storybook/texts.ts'
import type { YearRange } from '../../src/domain/advanced-search/years.ts'
import { YearHistogram } from '../../src/ui/advanced-search/facets/YearHistogram.tsx'

const BINS = Array.from({ length: 100 }, (_, at) => ({ from: 1850 + at, to: 1850 + at, count: 1 }))

afterEach(cleanup)

/** The address takes what is chosen later than anybody types. */
const show = (chosen?: YearRange) => {
  const onChoose = vi.fn<(range: YearRange | undefined) => void>()
  render(<YearHistogram label="Taken" bins={BINS} chosen={chosen} onChoose={onChoose} />)
  const field = (edge: 'from' | 'to') => screen.getByRole('textbox', { name: `Taken ${edge}` })
  const write = (edge: 'from' | 'to', text: string) => {
    fireEvent.change(field(edge), { target: { value: text } })
    return onChoose.mock.lastCall?.[0]
  }
  const type = (edge: 'from' | 'to', year: number) => {
    write(edge, String(year))
    fireEvent.blur(field(edge))
    return onChoose.mock.lastCall?.[0]
  }
  return { field, write, type, onChoose }
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

it('keeps the first of two years that are typed in a row', () => {
  const { type } = show()
  expect(type('from', 1890)).toEqual({ from: 1890, to: 1949 })
  expect(type('to', 1895)).toEqual({ from: 1890, to: 1895 })
})

it('holds to the year that is typed, also beyond the other end, which follows', () => {
  const { type } = show({ from: 1850, to: 1870 })
  expect(type('from', 1890)).toEqual({ from: 1890, to: 1890 })
  expect(type('to', 1895)).toEqual({ from: 1890, to: 1895 })
  expect(type('to', 1860)).toEqual({ from: 1860, to: 1860 })
})

it('holds to a year as soon as its last digit is typed, and the other end to what it was before the first', () => {
  const { field, write, onChoose } = show({ from: 1860, to: 1880 })
  expect(['1', '18', '189'].map((text) => write('from', text))).toEqual([undefined, undefined, undefined])
  expect(write('from', '1890')).toEqual({ from: 1890, to: 1890 })
  expect(write('from', '1870')).toEqual({ from: 1870, to: 1880 })
  expect(onChoose).toHaveBeenCalledTimes(2)
  expect(field('from')).toHaveProperty('value', '1870')
})

it('takes a year of fewer digits with Enter', () => {
  const { field, write, onChoose } = show()
  write('from', '985')
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.keyDown(field('from'), { key: 'Enter' })
  expect(onChoose.mock.lastCall?.[0]).toEqual({ from: 985, to: 1949 })
})

it('takes what was typed once what is pressed has been found, and before that is heard', async () => {
  const { field, write, onChoose } = show({ from: 1850, to: 1870 })
  const all = screen.getByRole('button', { name: 'All years of Taken' })
  act(() => field('from').focus())
  write('from', '985')
  fireEvent.pointerDown(all)
  act(() => field('from').blur())
  await settled()
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.pointerUp(all)
  fireEvent.click(all)
  expect(onChoose.mock.calls).toEqual([[{ from: 985, to: 1870 }], [undefined]])
})

it('chooses nothing where a finger only scrolled', () => {
  const { onChoose } = show()
  const brush = screen.getAllByRole('slider')[0]?.parentElement?.parentElement
  if (brush === null || brush === undefined) throw new Error('There is nothing to draw on')
  brush.setPointerCapture = () => undefined
  fireEvent.pointerDown(brush, { button: 0, pointerId: 1, clientX: 0 })
  fireEvent.pointerCancel(brush, { pointerId: 1 })
  expect(onChoose).not.toHaveBeenCalled()
})
