import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './commonPassword.ts'

const LIST = new Set(['password', 'letmein', 'summer', 'pass-word', '1q2w3e4r', 'anna', 'ann', 'hunter2'])
const isCommon = (password: string): boolean => isCommonPassword(password, (text) => LIST.has(text))

describe('a common password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'p4$$WORD99',
    'Pa-ss.wo_rd-1',
    'Let-Me-In-1',
    '#Summer2026',
    'Ｐａｓｓｗｏｒｄ1!',
    '1Q2w3E4r!',
    'Anna-1234',
    'Hunter-2',
  ])('%s is refused', (password) => {
    expect(isCommon(password)).toBe(true)
  })

  it.each(['Vitrine-demo-1', 'Summer-in-Bergen-26', 'My-password-is-long', 'Anna#8462917', 'Ann-12345', 'hunter-of-2-moons', ''])('%s is not', (password) => {
    expect(isCommon(password)).toBe(false)
  })

  it('is judged at once, however long it is', () => {
    const begun = performance.now()
    isCommon('a1@'.repeat(33_000))
    isCommon(' '.repeat(100_000))
    expect(performance.now() - begun).toBeLessThan(50)
  })
})
