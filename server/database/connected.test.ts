import { expect, it } from 'vitest'
import { connected } from './connected.ts'

/** A pool whose server cannot be reached, and how often it was asked. */
class Away {
  tries = 0
  isGone = false

  connect(): Promise<never> {
    this.tries += 1
    if (this.tries === 3) this.isGone = true
    return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  }
}

it('waits for a database that is away until it is known to have ended', async () => {
  const pool = new Away()
  await expect(connected(pool)).rejects.toThrow('ECONNREFUSED')
  expect(pool.tries).toBe(3)
})
