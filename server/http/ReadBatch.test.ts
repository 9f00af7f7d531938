import { describe, expect, it } from 'vitest'
import type { Tenant } from '../database/tenant.ts'
import type { Admitted } from './admit.ts'
import { ReadBatch } from './ReadBatch.ts'

/** Transactions that begin one by one, and fail where they are told to. */
const transactions = (failing: readonly number[] = []) => {
  const begun: Tenant[] = []
  const inTenant: Admitted['inTenant'] = async (work) => {
    const tenant = { organizationId: String(begun.length) } as Tenant
    begun.push(tenant)
    const value = await work(tenant)
    if (failing.includes(begun.indexOf(tenant))) throw new Error('session ended')
    return value
  }
  return { begun, inTenant }
}

const organizationOf = async (tenant: Tenant): Promise<string> => tenant.organizationId

describe('reads of one session', () => {
  it('share a transaction when they come together', async () => {
    const { begun, inTenant } = transactions()
    const batch = new ReadBatch(inTenant)
    expect(await Promise.all([batch.read(organizationOf), batch.read(organizationOf), batch.read(organizationOf)])).toEqual(['0', '0', '0'])
    expect(begun).toHaveLength(1)
  })

  it('are in a transaction that began after they came', async () => {
    const { inTenant } = transactions()
    const batch = new ReadBatch(inTenant)
    const late: Promise<string>[] = []
    const first = batch.read(async (tenant) => {
      late.push(batch.read(organizationOf))
      return tenant.organizationId
    })
    expect(await first).toBe('0')
    expect(await Promise.all(late)).toEqual(['1'])
  })

  it('are answered only when the transaction has held, and go on after one that has not', async () => {
    const { inTenant } = transactions([0])
    const batch = new ReadBatch(inTenant)
    const outcomes = await Promise.allSettled([batch.read(organizationOf), batch.read(organizationOf)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await batch.read(organizationOf)).toBe('1')
  })

  it('are fifty at the most in one transaction', async () => {
    const { begun, inTenant } = transactions()
    const batch = new ReadBatch(inTenant)
    await Promise.all(Array.from({ length: 101 }, () => batch.read(organizationOf)))
    expect(begun).toHaveLength(3)
  })
})
