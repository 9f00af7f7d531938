import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  const type = (edge: 'from' | 'to', year: number) => {
    const field = screen.getByRole('textbox', { name: `Taken ${edge}` })
    fireEvent.change(field, { target: { value: String(year) } })
    fireEvent.blur(field)
    return onChoose.mock.lastCall?.[0]
  }
  return { type, onChoose }
}

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

it('chooses nothing where a finger only scrolled', () => {
  const { onChoose } = show()
  const brush = screen.getAllByRole('slider')[0]?.parentElement?.parentElement
  if (brush === null || brush === undefined) throw new Error('There is nothing to draw on')
  brush.setPointerCapture = () => undefined
  fireEvent.pointerDown(brush, { button: 0, pointerId: 1, clientX: 0 })
  fireEvent.pointerCancel(brush, { pointerId: 1 })
  expect(onChoose).not.toHaveBeenCalled()
})
