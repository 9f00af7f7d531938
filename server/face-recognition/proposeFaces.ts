import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { propose } from '../suggestions/propose.ts'

interface Row {
  readonly assetId: string
  readonly contentVersion: string
  readonly faceId: string | null
  readonly name: string | null
  readonly confidence: number | null
  readonly x: number | null
  readonly y: number | null
  readonly width: number | null
  readonly height: number | null
}

/** Also the pictures in which nobody is likely any more. */
const LIKELY = sql<Row>(`
  select asset.id as "assetId", asset.content_version as "contentVersion", face.id as "faceId", face.likely_name as name, face.likely_confidence as confidence,
    face.x, face.y, face.width, face.height
  from assets asset
  left join picture_faces face on face.organization_id = $1 and face.asset_id = asset.id and face.content_version = asset.content_version
    and face.person_id is null and not face.is_ignored and face.likely_name is not null
  where asset.organization_id = $1 and asset.id = any ($2::uuid[]) order by asset.id, face.id`)

const proposalOf = ({ faceId, name, confidence, x, y, width, height }: Row): readonly Proposal[] =>
  faceId === null || name === null || x === null || y === null || width === null || height === null
    ? []
    : [{ kind: 'Face', faceId, name, confidence: confidence ?? 0, origin: { engine: 'Faces', area: { x, y, width, height } } }]

/** Proposes for the faces of some pictures whom they resemble now, and takes back what was proposed for them before. */
export const proposeFaces = async (tenant: Tenant, assetIds: readonly string[]): Promise<void> => {
  const rows = await tenant.query(LIKELY, [tenant.organizationId, [...new Set(assetIds)]])
  for (const [assetId, faces] of Map.groupBy(rows, (row) => row.assetId)) await propose(tenant, { assetId, contentVersion: faces[0]?.contentVersion ?? '' }, ['Faces'], faces.flatMap(proposalOf))
}
