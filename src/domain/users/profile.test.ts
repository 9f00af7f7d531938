import { describe, expect, it } from 'vitest'
import { deviceIn, passwordChangeProblems, profileProblems } from './profile.ts'

describe('the own profile', () => {
  const valid = { firstName: 'Nora', lastName: 'Whitfield', language: 'no' }
  it.each([
    [{}, {}],
    [{ firstName: 'N' }, { firstName: { code: 'tooShort', limit: 2 } }],
    [{ lastName: 'x'.repeat(256) }, { lastName: { code: 'tooLong', limit: 255 } }],
    [{ lastName: '' }, { lastName: { code: 'required' } }],
    [{ language: 'de' }, { language: { code: 'notAnOption' } }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(profileProblems({ ...valid, ...change })).toEqual(problems)
  })
})

describe('a change of the own password', () => {
  const valid = { current: 'Old-secret-1', password: 'New-secret-1', repeat: 'New-secret-1' }
  it.each([
    [{}, {}],
    [{ current: '' }, { current: { code: 'required' } }],
    [{ password: 'short', repeat: 'short' }, { password: { code: 'passwordTooShort', limit: 8 } }],
    [{ password: 'Old-secret-1', repeat: 'Old-secret-1' }, { password: { code: 'passwordUnchanged' } }],
    [{ repeat: 'New-secret-2' }, { repeat: { code: 'passwordsDiffer' } }],
    [{ repeat: '' }, { repeat: { code: 'required' } }],
    [{ password: 'Vår-hemmelighet-1', repeat: 'Va\u030Ar-hemmelighet-1' }, {}],
  ])('with %j has the problems %j', (change, problems) => {
    expect(passwordChangeProblems({ ...valid, ...change })).toEqual(problems)
  })
})

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
    ['curl/8.0', undefined, undefined],
    ['', undefined, undefined],
  ])('that says "%s" is %s on %s', (userAgent, browser, system) => {
    expect(deviceIn(userAgent)).toEqual({ browser, system })
  })
})
