import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFocusAfter } from '../../src/ui/forms/useFocusAfter.ts'

const focus = vi.spyOn(HTMLElement.prototype, 'focus')
afterEach(() => {
  cleanup()
  focus.mockClear()
})

const begin = (field: HTMLInputElement | null) => field?.focus()

/** A value whose field opens in the place of its button, and something else on the page. */
const Value = ({ isOpen }: { readonly isOpen: boolean }) => {
  const button = useFocusAfter(isOpen)
  return (
    <>
      {isOpen ? <input ref={begin} /> : <button ref={button}>Edit</button>}
      <a href="#other">Other</a>
    </>
  )
}

const focused = () => document.activeElement

it('a button has the focus once the form in its place is gone, and nothing is scrolled', () => {
  const { rerender } = render(<Value isOpen />)
  expect(focused()).toBe(screen.getByRole('textbox'))
  rerender(<Value isOpen={false} />)
  expect(focused()).toBe(screen.getByRole('button', { name: 'Edit' }))
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }])
})

it('unless something else has it by then', () => {
  const { rerender } = render(<Value isOpen />)
  screen.getByRole('link', { name: 'Other' }).focus()
  rerender(<Value isOpen={false} />)
  expect(focused()).toBe(screen.getByRole('link', { name: 'Other' }))
})

it('a button that comes takes it from nobody', () => {
  const { rerender } = render(<Value isOpen={false} />)
  rerender(<Value isOpen={false} />)
  expect(focused()).toBe(document.body)
})
