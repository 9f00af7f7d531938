import { expect, it } from 'vitest'
import { holderOf } from './holderOf.ts'

const tokenOf = (claims: object): string => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

const CLAIMS = { sessionId: 's', organization: { id: 'o', name: 'Musée' }, user: { id: 'u' }, exp: 1000 }
const TOKEN = tokenOf(CLAIMS)

class Area extends Map<string, string> {
  readonly getItem = (key: string) => this.get(key) ?? null
  readonly setItem = (key: string, value: string) => void this.set(key, value)
  readonly removeItem = (key: string) => void this.delete(key)
}
const area = (entries: Readonly<Record<string, string>> = {}) => new Area(Object.entries(entries))
const kept = (token: string) => area({ authToken: token, refreshToken: 'r' })

it('is whoever a good token names', () => {
  const holder = { token: TOKEN, sessionId: 's', organizationId: 'o', userId: 'u' }
  expect(holderOf(kept(TOKEN), area(), 999)).toEqual(holder)
  expect(holderOf(area(), kept(TOKEN), 999)).toEqual(holder)
})

it.each([
  ['nobody is signed in', area(), area(), 999],
  ['the token is spent', kept(TOKEN), area(), 1000],
  ['the token is none', kept('x'), area(), 999],
  ['the token names no session', kept(tokenOf({ ...CLAIMS, sessionId: undefined })), area(), 999],
  ['the token names no organization', kept(tokenOf({ ...CLAIMS, organization: undefined })), area(), 999],
  ['the token names no user', kept(tokenOf({ ...CLAIMS, user: undefined })), area(), 999],
  ['somebody works in another organization', kept(TOKEN), area({ 'vitrine.workplace': '{}' }), 999],
] as const)('is nobody where %s', (_, local, tab, now) => {
  expect(holderOf(local, tab, now)).toBeUndefined()
})
