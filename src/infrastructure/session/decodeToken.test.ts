import { describe, expect, it } from 'vitest'
import { SAMPLE_CLAIMS } from '../memory/sampleClaims.ts'
import { decodeToken } from './decodeToken.ts'

const { expiresAt, ...rest } = SAMPLE_CLAIMS
const PAYLOAD = { ...rest, exp: expiresAt, iss: 'vitrine', sessionEnds: 1 }

const tokenOf = (payload: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const encoded = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return `eyJhbGciOiJIUzI1NiJ9.${encoded}.signature`
}

describe('a login token', () => {
  it('gives its claims', () => {
    expect(decodeToken(tokenOf(PAYLOAD))).toEqual(SAMPLE_CLAIMS)
  })

  it('tells the language of the account, where it is one of ours', () => {
    const languageOf = (language: unknown) => decodeToken(tokenOf({ ...PAYLOAD, user: { ...PAYLOAD.user, language } }))?.user.language
    expect([languageOf('no'), languageOf('xx'), languageOf(7), languageOf(undefined)]).toEqual(['no', undefined, undefined, undefined])
  })

  it('may hold any letters', () => {
    const organization = { id: 'o', name: 'Museet på Øya — 博物館 ~?>' }
    expect(decodeToken(tokenOf({ ...PAYLOAD, organization }))?.organization).toEqual(organization)
  })

  it('opens nothing by names that this version does not know', () => {
    const claims = decodeToken(tokenOf({ ...PAYLOAD, permissions: ['VIEW_RESOURCES', 'FLY'], globalRoles: ['Emperor'] }))
    expect([claims?.permissions, claims?.globalRoles]).toEqual([['VIEW_RESOURCES'], []])
  })

  it.each([
    ['nothing', ''],
    ['another text', 'abc'],
    ['a payload that is no JSON', 'a.b.c'],
    ['a payload that is no object', tokenOf(['a'])],
    ['a payload without a user', tokenOf({ ...PAYLOAD, user: undefined })],
    ['a payload without permissions', tokenOf({ ...PAYLOAD, permissions: 'VIEW_RESOURCES' })],
    ['a payload without an end', tokenOf({ ...PAYLOAD, exp: '2030' })],
  ])('is none for %s', (_, token) => {
    expect(decodeToken(token)).toBeUndefined()
  })
})
