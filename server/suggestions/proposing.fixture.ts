import { expect } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import { ENGINES, type Engine } from '../../src/domain/suggestions/suggestion.ts'
import { makeAsset, makePicture, type MadeAsset } from '../../tests/security/matrix/targets.ts'
import { inTenant } from '../database/tenant.ts'
import { startDescribing } from '../metadata/describing.fixture.ts'
import { propose, type LookedThrough } from './propose.ts'

interface Kept {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly value: readonly string[]
  readonly confidence: number
  readonly engine: string
  readonly state: string
  readonly listed: string
}

/** Somewhere in a picture. */
export const AREA = { x: 0.4, y: 0.3, width: 0.2, height: 0.2 }

export const tagged = (tag: string, confidence = 0.8, more: Partial<Proposal['origin']> = {}): Proposal => ({ kind: 'Tag', tag, confidence, origin: { engine: 'Objects', ...more } })
export const faced = (faceId: string, name: string, confidence = 0.95, area = AREA): Proposal => ({ kind: 'Face', faceId, name, confidence, origin: { engine: 'Faces', area } })
export const valued = (attributeId: string, values: readonly string[], confidence = 0.7, more: Partial<Proposal['origin']> = {}): Proposal => ({
  kind: 'Value',
  attributeId,
  values,
  confidence,
  origin: { engine: 'Text', ...more },
})

const KEPT = `
  select id, kind, subject, value, confidence, engine, state, listed_at::text as listed from suggestions where asset_id = $1 order by kind, subject, value_key`

/** A server whose organizations have every feature, with templates and assets of which something is proposed. */
export const startProposing = async () => {
  const described = await startDescribing()
  const { server, admin } = described
  await server.database.owner.query('update organizations set features = $1', [FEATURES])
  // What is proposed for an asset as soon as a template describes it takes the place of what was proposed before.
  const filledIn = async () => {
    await expect.poll(async () => (await server.database.owner.query(`select 1 from jobs where kind = 'autofill' and state in ('Waiting', 'Working')`)).rowCount, { timeout: 30_000, interval: 20 }).toBe(0)
  }
  const proposeOf = async ({ id, contentVersion }: Pick<MadeAsset, 'id' | 'contentVersion'>, proposals: readonly Proposal[], engines: readonly Engine[] = ENGINES, said: LookedThrough['said'] = {}) => {
    await filledIn()
    return inTenant(server.database, admin.organizationId, (tenant) => propose(tenant, { assetId: id, contentVersion, said }, engines, proposals))
  }
  const kept = async (assetId: string): Promise<readonly Kept[]> => (await server.database.owner.query<Kept>(KEPT, [assetId])).rows
  const decidedAs = (id: string, state: string) =>
    server.database.owner.query('update suggestions set state = $2, decided_at = now(), decided_by = $3 where id = $1', [id, state, admin.userId])
  return {
    ...described,
    propose: proposeOf,
    kept,
    decidedAs,
    file: () => makeAsset(admin, 'RECORDS'),
    picture: () => makePicture(admin, 'RECORDS'),
  }
}
