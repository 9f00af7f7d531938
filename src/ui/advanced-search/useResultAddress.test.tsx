import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { type Location, Router } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useResultAddress } from './useResultAddress.ts'

const ORIGIN: Location = { pathname: '/search', search: '?q=plate', hash: '', key: 'first', state: null }

/** Addresses arrive when the test says so, as they do behind a page that is on its way. */
const placed = () => {
  let location = ORIGIN
  const went = vi.fn<() => void>()
  const navigator = { createHref: String, go: went, push: went, replace: went }
  const wrapper = ({ children }: PropsWithChildren) => <Router location={location} navigator={navigator}>{children}</Router>
  const { result, rerender } = renderHook(useResultAddress, { wrapper })
  const arrive = (search: string, key: string) => {
    location = { ...ORIGIN, search, key }
    rerender()
  }
  const choose = (q: string) => act(() => result.current.go({ q: `${result.current.wanted.q} ${q}` }))
  return { wanted: () => result.current.wanted.q, arrive, choose }
}

it('adds to what is on its way, also while what was asked for before it arrives', () => {
  const { wanted, arrive, choose } = placed()
  choose('1892')
  choose('image')
  arrive('?q=plate+1892', 'second')
  expect(wanted()).toBe('plate 1892 image')
  choose('glass')
  expect(wanted()).toBe('plate 1892 image glass')
  arrive('?q=plate+1892+image', 'third')
  expect(wanted()).toBe('plate 1892 image glass')
  arrive('?q=plate+1892+image+glass', 'fourth')
  expect(wanted()).toBe('plate 1892 image glass')
})

it('forgets what never came, once what was asked for later has, or somebody went elsewhere', () => {
  const { wanted, arrive, choose } = placed()
  choose('1892')
  choose('image')
  arrive('?q=plate+1892+image', 'second')
  arrive('?q=plate', 'first')
  expect(wanted()).toBe('plate')
  choose('1892')
  arrive('?q=cup', 'third')
  expect(wanted()).toBe('cup')
})
