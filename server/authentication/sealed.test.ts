import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)

it('opens what it sealed, for its owner and under its key alone', () => {
  const sealed = seal(key, 'ada', 'JBSWY3DPEHPK3PXP')
  expect(unseal(key, 'ada', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false)
  expect(unseal(key, 'bo', sealed)).toBeUndefined()
  expect(unseal(randomBytes(32), 'ada', sealed)).toBeUndefined()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(unseal(key, 'ada', changed)).toBeUndefined()
})

it('never seals the same twice alike', () => {
  expect(seal(key, 'ada', 'secret').equals(seal(key, 'ada', 'secret'))).toBe(false)
})
