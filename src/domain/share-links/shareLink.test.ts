import { describe, expect, it } from 'vitest'
import { defaultUntil, kindOfShared, mayChangeLink, shareLinkProblems, stateOfLink, type ShareLinkForm } from './shareLink.ts'

const NOW = new Date('2026-11-26T23:30:00Z')
const FORM: ShareLinkForm = { title: 'Harbour pictures', note: '', until: '12/26/2026', mayDownload: false, isProtected: false, passPhrase: '' }
const problems = (form: Partial<ShareLinkForm>, hasPhrase = false) => shareLinkProblems({ ...FORM, ...form }, NOW, hasPhrase)

describe('a share link', () => {
  it('opens for thirty days unless told otherwise', () => {
    expect(defaultUntil(NOW)).toBe('12/26/2026')
    expect(problems({})).toEqual({})
  })

  it.each([
    ['11/26/2026', undefined],
    ['11/26/2027', undefined],
    ['11/25/2026', { code: 'dateTooEarly' }],
    ['11/27/2027', { code: 'dateTooLate', limit: 365 }],
    ['', { code: 'dateRequired' }],
    ['02/30/2027', { code: 'invalidDate' }],
    ['2026-12-24', { code: 'invalidDate' }],
  ])('until %j: %j', (until, problem) => {
    expect(problems({ until })).toEqual(problem === undefined ? {} : { until: problem })
  })

  it.each([
    [{ title: ' ' }, { title: { code: 'required' } }],
    [{ title: 'x'.repeat(256) }, { title: { code: 'tooLong', limit: 255 } }],
    [{ note: 'x'.repeat(2001) }, { note: { code: 'tooLong', limit: 2000 } }],
  ])('%j', (form, expected) => {
    expect(problems(form)).toEqual(expected)
  })

  it.each([
    ['', false, { passPhrase: { code: 'required' } }],
    ['', true, {}],
    ['sevenby', false, { passPhrase: { code: 'tooShort', limit: 8 } }],
    ['eight by', true, {}],
    ['x'.repeat(201), true, { passPhrase: { code: 'tooLong', limit: 200 } }],
  ])('protected by %j, where it was protected: %s', (passPhrase, hasPhrase, expected) => {
    expect(problems({ isProtected: true, passPhrase }, hasPhrase)).toEqual(expected)
  })

  it('needs no pass phrase where it is not protected', () => {
    expect(problems({ passPhrase: 'short' })).toEqual({})
  })

  it.each([
    [false, '2026-11-26', 'active'],
    [false, '2026-11-25', 'expired'],
    [true, '2026-12-31', 'revoked'],
    [true, '2026-01-01', 'revoked'],
  ] as const)('revoked: %s, until %s: %s', (isRevoked, until, state) => {
    expect(stateOfLink(isRevoked, until, NOW)).toBe(state)
  })

  it('is changed by its maker until it is revoked', () => {
    const changeable = (['active', 'expired', 'revoked'] as const).flatMap((state) => [true, false].map((isOwn) => mayChangeLink({ isOwn, state })))
    expect(changeable).toEqual([true, false, true, false, false, false])
  })

  it('is of an asset, a folder or a selection', () => {
    expect([[{ kind: 'asset' }], [{ kind: 'folder' }], [{ kind: 'folder' }, { kind: 'asset' }]].map((items) => kindOfShared(items as never))).toEqual(['asset', 'folder', 'selection'])
  })
})
