import { existsSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Right } from '../../src/domain/access/right.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { nameOf } from './matrix/sample.ts'
import { differencesOf, ROWS, type Declared } from './rights/transcription.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const routes: readonly Declared[] = server.routes.map((route) => ({ name: nameOf(route), policy: route.policy }))
const rightOf = ({ policy }: Declared): Right | undefined => (policy.access === 'public' ? undefined : policy.right)

/** The registry with one route that asks for something else. */
const withRight = (name: string, right: Right): readonly Declared[] =>
  routes.map((route) => (route.name === name ? { name, policy: { access: 'signedIn', right } } : route))

/** A right in each way it can be wrong: a permission too few or another one, any for all, and each of the others left out or put in. */
const wrongly = (right: Right): readonly Right[] => {
  const { operator, permissions } = right.requirement
  const another = PERMISSIONS.find((permission) => !permissions.includes(permission))
  const asking = (...asked: Right['requirement']['permissions']): Right => ({ ...right, requirement: { operator, permissions: asked } })
  const without = (left: 'module' | 'feature' | 'globalRole'): readonly Right[] => {
    const { [left]: gone, ...rest } = right
    return gone === undefined ? [] : [rest]
  }
  return [
    ...permissions.flatMap((gone) => {
      const others = permissions.filter((one) => one !== gone)
      return another === undefined ? [asking(...others)] : [asking(...others), asking(...others, another)]
    }),
    ...(permissions.length === 0 && another !== undefined ? [asking(another)] : []),
    ...(permissions.length > 1 ? [{ ...right, requirement: { operator: operator === 'OR' ? 'AND' : 'OR', permissions } } as const] : []),
    ...without('module'),
    ...without('feature'),
    ...without('globalRole'),
    ...(right.module === undefined ? [{ ...right, module: 'named' } as const] : []),
    ...(right.feature === undefined ? [{ ...right, feature: 'AutoTag' } as const] : []),
    ...(right.globalRole === undefined ? [{ ...right, globalRole: 'Super Admin' } as const] : []),
  ]
}

describe('the transcription', () => {
  it('is what the routes ask for, and has a row for each of them alone', () => {
    expect(differencesOf(routes)).toEqual([])
    expect(ROWS.map(([name]) => name).toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
  })

  it('says of each row where it comes from', () => {
    expect(ROWS.filter(([, , , from]) => !/^(S[1-9]: |P: |D [\w-]+: )\S/.test(from))).toEqual([])
    const decisions = ROWS.flatMap(([, , , from]) => [...from.matchAll(/(?:^|; )D ([\w-]+): ([^;]+)/g)].map(([, paper = '', heading = '']) => ({ paper: `docs/decisions/${paper}.md`, heading })))
    expect(decisions.length).toBeGreaterThan(10)
    expect(decisions.filter(({ paper, heading }) => !existsSync(paper) || !readFileSync(paper, 'utf8').includes(`## ${heading}\n`))).toEqual([])
  })

  it('notices a route without a row, and a row without a route', () => {
    const [first, ...others] = routes
    expect(differencesOf(others)).toEqual([first?.name])
    expect(differencesOf([...routes, { name: 'GET /v1/things', policy: { access: 'public' } }])).toEqual(['GET /v1/things'])
  })
})

const guarded = routes.flatMap((route) => {
  const right = rightOf(route)
  return right === undefined ? [] : [{ name: route.name, right }]
})

describe.each(guarded)('$name', ({ name, right }) => {
  it('is noticed when its right is wrong', () => {
    const wrong = wrongly(right)
    expect(wrong.length).toBeGreaterThanOrEqual(3)
    expect(wrong.map((one) => differencesOf(withRight(name, one)))).toEqual(wrong.map(() => [name]))
  })

  it('is noticed when anybody may call', () => {
    expect(differencesOf(routes.map((route) => (route.name === name ? { name, policy: { access: 'public' } } : route)))).toEqual([name])
  })
})
