import { describe, expect, it } from 'vitest'
import type { PortalRoute } from './route.ts'
import { RouteTable } from './RouteTable.ts'

const route = (path: string): PortalRoute => ({ path, kind: 'kept', answer: async () => undefined })

describe('a path below a portal', () => {
  const table = new RouteTable()
  table.add(['', 'items', 'items/:id', 'iiif/:id/info.json', 'iiif/:id/:region/*'].map(route))

  it.each([
    ['', '', {}],
    ['items', 'items', {}],
    ['items/7', 'items/:id', { id: '7' }],
    ['items/%C3%A6', 'items/:id', { id: 'æ' }],
    ['iiif/7/info.json', 'iiif/:id/info.json', { id: '7' }],
    ['iiif/7/full/max/0', 'iiif/:id/:region/*', { id: '7', region: 'full', '*': 'max/0' }],
  ])('%j is of the route %j', (path, expected, parameters) => {
    const found = table.match(path)
    expect([found?.route.path, found?.parameters]).toEqual([expected, parameters])
  })

  it.each(['Items', 'items/', 'items/7/8', 'items/%', 'items/%ff', 'items/%2f', 'items/..%5c', 'items/%00', 'iiif/7/full', `items/${'x'.repeat(2000)}`, '__proto__', '/'])('%j is of none', (path) => {
    expect(table.match(path)).toBeUndefined()
  })
})
