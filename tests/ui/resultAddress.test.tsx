import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { stateOf, withValue } from '../../src/ui/advanced-search/facets/facetChoice.ts'
import { facetChoices } from '../../src/ui/advanced-search/facets/facetChoices.ts'
import { useResultAddress } from '../../src/ui/advanced-search/useResultAddress.ts'

const Boxes = () => {
  const { wanted, ask } = useResultAddress()
  const { choiceOf, onChoose } = facetChoices(parseQuery(wanted.q), ask)
  const choice = choiceOf('tag')
  return ['kelp', 'dulse'].map((tag) => (
    <input key={tag} type="checkbox" aria-label={tag} checked={stateOf(choice, tag) === 'included'} onChange={() => onChoose('tag', withValue(choice, tag, stateOf(choice, tag) === 'included' ? 'open' : 'included'))} />
  ))
}

/** Pages that come when they are let. */
const shown = () => {
  const waiting: (() => void)[] = []
  const router = createMemoryRouter([{ path: '/search', element: <Boxes />, hydrateFallbackElement: <p />, loader: () => new Promise((done) => waiting.push(() => done(null))) }], { initialEntries: ['/search?q=shore'] })
  render(<RouterProvider router={router} />)
  const come = () => waiting.splice(0).forEach((done) => done())
  const queryIn = () => new URLSearchParams(router.state.location.search).get('q')
  return { router, come, queryIn }
}
const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

it('adds what is chosen to what was chosen a moment ago, though its page has still to come', async () => {
  const { router, come, queryIn } = shown()
  await vi.waitFor(() => {
    come()
    expect(isTicked('kelp')).toBe(false)
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'kelp' }))
  expect([queryIn(), isTicked('kelp')]).toEqual(['shore', true])
  fireEvent.click(screen.getByRole('checkbox', { name: 'dulse' }))
  expect([queryIn(), isTicked('kelp'), isTicked('dulse')]).toEqual(['shore', true, true])
  come()
  await vi.waitFor(() => expect(queryIn()).toBe('shore (tag:kelp OR tag:dulse)'))
  // Where it was asked from names what it named.
  void router.navigate(-1)
  await vi.waitFor(() => {
    come()
    expect([queryIn(), isTicked('kelp')]).toEqual(['shore', false])
  })
})
