import type pg from 'pg'
import { expect, it } from 'vitest'
import { PortalStates } from './PortalStates.ts'

it('a portal has another revision with each day, for embargoes end with them', async () => {
  let day = '2026-11-26'
  const row = () => ({ organizationId: 'o', webAddress: 'quay', customDomain: null, snapshot: '1:1:', hasChanged: false, day })
  const pool = { query: async () => ({ rows: [row()] }) } as unknown as pg.Pool
  const states = new PortalStates({ pool })
  const revision = async () => (await states.read({ webAddress: 'quay' }))?.revision
  const [first, same] = [await revision(), await revision()]
  day = '2026-11-27'
  expect([same === first, (await revision()) === first]).toEqual([true, false])
})
