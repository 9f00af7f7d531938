import { cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { compiled } from './compiledStyle.tsx'

afterEach(cleanup)

const Row = compiled('div', 'row', { '--tone': ({ $tone }) => $tone }, { role: 'row' })

it('draws an element of its class, with what it was handed', () => {
  render(createElement(Row, { className: 'more', id: 'first', $tone: 'red' }))
  const row = screen.getByRole('row')
  expect([row.className, row.id, row.style.getPropertyValue('--tone'), row.hasAttribute('$tone')]).toEqual(['row more', 'first', 'red', false])
})

it('keeps what it is made of when another is made of it', () => {
  const Open = compiled(Row, 'open', { '--gap': () => '2px' }, { 'aria-expanded': true })
  render(createElement(Open, { $tone: 'blue', style: { color: 'green' } }))
  const row = screen.getByRole('row')
  expect([row.className, row.ariaExpanded ?? row.getAttribute('aria-expanded')]).toEqual(['row open', 'true'])
  expect(['--tone', '--gap', 'color'].map((property) => row.style.getPropertyValue(property))).toEqual(['blue', '2px', 'green'])
})

it('is another element where it is told so, and a component of its own', () => {
  const Place = ({ to, className }: { readonly to?: string; readonly className?: string }) => createElement('a', { href: to, className })
  render(createElement('main', null, createElement(Row, { as: 'output', role: 'status' }), createElement(compiled(Place, 'place', {}, {}), { to: '/x' })))
  expect([screen.getByRole('row').tagName, screen.getByRole('link').outerHTML]).toEqual(['OUTPUT', '<a href="/x" class="place"></a>'])
})
