import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../../src/ui/kit/Button.tsx'
import { Pagination } from '../../src/ui/kit/Pagination.tsx'
import { Spinner } from '../../src/ui/kit/Spinner.tsx'
import { Tabs } from '../../src/ui/kit/Tabs.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { show } from './page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the loading spinner is 50 pixels wide and high', () => {
  show(<Spinner />)
  const { width, height } = getComputedStyle(screen.getByLabelText('Loading'))
  expect([width, height]).toEqual(['50px', '50px'])
})

test('buttons and tabs are written as they are', () => {
  show(
    <>
      <Button>Make folder</Button>
      <Tabs label="Tabs" tabs={[{ to: '/', label: 'Details' }]} />
    </>,
  )
  for (const control of [screen.getByRole('button', { name: 'Make folder' }), screen.getByText('Details')]) {
    expect(['', 'none']).toContain(getComputedStyle(control).textTransform)
  }
})

test('pagination is aligned to the end', () => {
  show(<Pagination page={3} pageCount={9} to={(page) => `/?page=${page}`} />)
  const { display, justifyContent } = getComputedStyle(screen.getByRole('navigation', { name: 'Pages' }))
  expect([display, justifyContent]).toEqual(['flex', 'flex-end'])
})

describe('the sizes of screens', () => {
  test('begin where the specification says', () => {
    const { sm, md, lg, xl, xxl, xxxl } = theme.media
    expect([sm, md, lg, xl, xxl, xxxl]).toEqual(
      [640, 768, 1024, 1280, 1536, 1650].map((width) => `@media (min-width: ${width}px)`),
    )
  })

  /** Whether a rule holds on a screen of so many pixels. */
  const holds = (media: string, width: number): boolean => {
    const [, bound, limit] = /^@media \((min|max)-width: ([\d.]+)px\)$/.exec(media) ?? []
    return bound === 'min' ? width >= Number(limit) : width <= Number(limit)
  }

  test.each([
    ['phone', 639, { phone: true, mobile: true, desktop: false }],
    ['tablet', 640, { phone: false, mobile: true, desktop: false }],
    ['tablet', 767, { phone: false, mobile: true, desktop: false }],
    ['desktop', 768, { phone: false, mobile: false, desktop: true }],
  ])('make a %s of one of %s pixels', (_, width, kinds) => {
    const { belowSm, belowMd, md } = theme.media
    expect({ phone: holds(belowSm, width), mobile: holds(belowMd, width), desktop: holds(md, width) }).toEqual(kinds)
  })
})
