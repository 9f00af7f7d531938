import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterLogin } from './afterLogin.ts'

describe('afterLogin', () => {
  it.each([
    '/',
    '/?language=no',
    '/records/folders',
    '/records/folders/',
    '/records/folders/7?sort=name&next=//a.no#top',
    '/search?q=100%25&from=http://a.no',
    '/contacts/general/detail/a%20b',
    '/records/folders/100%25',
    '/records/folders/5%2525',
    '/login-history',
    '/%C3%A5',
    '/a..b',
  ])('%j is followed', (target) => {
    expect(afterLogin(target)).toBe(target)
  })

  it.each([
    undefined,
    null,
    '',
    'records',
    'javascript:alert(1)',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/a\\b',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /records',
    '/records folders',
    '/a\u0000',
    '/.//evil.example',
    '/./evil',
    '/../evil',
    '/a/../../evil',
    '/a/%2e%2e/b',
    '/%2E/b',
    '/a//b',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%255cevil',
    '/%252Fevil',
    '/%00',
    '/%0d%0aSet-Cookie',
    '/%E0%A4%A',
    '/%',
    '/login',
    '/login?after=/login',
    '/login/x',
    '/logout',
    '/logout#x',
    `/${'a'.repeat(2_000)}`,
  ])('%j leads to the main area', (target) => {
    expect(afterLogin(target)).toBe('/')
  })

  it('follows 2,000 units, no more', () => {
    const longest = `/${'a'.repeat(1_999)}`
    expect(afterLogin(longest)).toBe(longest)
  })

  it('never leaves the application', () => {
    const origin = 'https://vitrine.example'
    const unit = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%2f', '%5c', '%2e', '%', '\t', 'a', 'javascript:')
    const nasty = fc.string({ unit })
    fc.assert(
      fc.property(nasty, fc.boolean(), (text, rooted) => {
        const url = new URL(afterLogin(rooted ? `/${text}` : text), origin)
        expect(url.origin).toBe(origin)
        expect(url.pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 5_000 },
    )
  })
})
