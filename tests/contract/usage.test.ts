import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const GB = 1024 ** 3

describe.each(SIDES)('more storage %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const ask = (gigabytes: string) => ports.usages.requestUpgrade({ gigabytes }, signal())
  const read = async () => value(await ports.usages.read(signal()))

  it('is asked for by whole gigabytes that can be given', async () => {
    expect((await read()).upgradeRequest).toBeNull()
    expect(await ask('81')).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { gigabytes: { code: 'aboveMaximum', limit: 80 } } } })
    expect(await ask('half')).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { gigabytes: { code: 'notInteger' } } } })
    expect((await read()).upgradeRequest).toBeNull()
  })

  it('is asked for once, and what was asked stays known', async () => {
    const asked = value(await ask('12'))
    expect(asked.moreBytes).toBe(12 * GB)
    expect(await ask('5')).toMatchObject({ failure: { code: 'UPGRADE_ALREADY_REQUESTED' } })
    expect((await read()).upgradeRequest).toEqual({ requestedAt: asked.requestedAt, moreBytes: 12 * GB })
  })
})
