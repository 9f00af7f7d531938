import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { UploadValue } from '../../src/domain/folder-templates/folderTemplates.ts'
import { describesArrivals } from '../../src/domain/folder-templates/folderTemplates.ts'
import type { ValueChange } from '../../src/domain/metadata/assetMetadata.ts'
import { judgedValues } from '../../src/domain/metadata/values.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Describer } from '../metadata/described.ts'
import { knownAttributes, knownTemplates, type KnownAttribute } from '../metadata/describing.ts'
import { namedAttribute } from '../metadata/namedAttribute.ts'
import { valueNames } from '../metadata/valueNames.ts'
import type { Left } from './unsavedValues.ts'
import { templatesRefusal, type TemplateRefusal } from '../metadata/assigned.ts'

const KEEP = sql('insert into upload_values (id, organization_id, user_id, changes) values ($1, $2, $3, $4)')
const KEPT = sql<{ changes: readonly UploadValue[] }>('select changes from upload_values where organization_id = $1 and id = $2 and user_id = $3')

const judge = async (tenant: Tenant, viewer: Describer, attributes: readonly KnownAttribute[], said: readonly UploadValue[]): Promise<Readonly<Record<string, Problem>>> => {
  const types = new Map(attributes.map((one) => [one.id, one]))
  const names = await valueNames(tenant, viewer, said.map(({ attributeId, values }) => ({ type: types.get(attributeId)?.type ?? 'text', values })))
  return Object.fromEntries(
    said.flatMap(({ attributeId, values }) => {
      const attribute = types.get(attributeId)
      const judged = attribute && judgedValues(names.current(values, attribute.type), namedAttribute(attribute, names, []))
      return judged !== undefined && Result.isFailure(judged) ? [[attributeId, judged.failure]] : []
    }),
  )
}

/** Keeps what somebody says of everything that they upload together next. */
export const keepUploadValues = async (
  tenant: Tenant,
  viewer: Describer,
  type: ResourceType,
  said: readonly UploadValue[],
): Promise<Result.Result<{ readonly id: string }, TemplateRefusal | Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const ids = [...new Set(said.map(({ attributeId }) => attributeId))]
  const attributes = await knownAttributes(tenant, ids, viewer.userId)
  if (attributes.length < said.length) return Result.fail({ code: 'NOT_FOUND' })
  const refusal = await templatesRefusal(tenant, viewer, type, [...new Set(attributes.map(({ templateId }) => templateId))])
  if (refusal !== undefined) return Result.fail(refusal)
  const fields = await judge(tenant, viewer, attributes, said)
  if (Object.keys(fields).length > 0) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const id = randomUUID()
  await tenant.query(KEEP, [id, tenant.organizationId, viewer.userId, JSON.stringify(said)])
  return Result.succeed({ id })
}

/** What was kept: what its templates still take, each as the first change of its attribute, and what they do not. */
export const keptUploadValues = async (tenant: Tenant, viewer: Describer, type: ResourceType, id: string): Promise<{ readonly changes: readonly ValueChange[]; readonly left: readonly Left[] }> => {
  const [kept] = await tenant.query(KEPT, [tenant.organizationId, id, viewer.userId])
  if (kept === undefined) return { changes: [], left: [] }
  const attributes = await knownAttributes(tenant, kept.changes.map(({ attributeId }) => attributeId), viewer.userId)
  const templates = await knownTemplates(tenant, [...new Set(attributes.map(({ templateId }) => templateId))], viewer.userId)
  const takes = new Set(templates.filter((template) => describesArrivals(template, type)).map((template) => template.id))
  const known = new Map(attributes.map((attribute) => [attribute.id, takes.has(attribute.templateId)]))
  return {
    changes: kept.changes.flatMap((change) => (known.get(change.attributeId) === true ? [{ ...change, revision: 0 }] : [])),
    left: kept.changes.flatMap((change) => {
      const taken = known.get(change.attributeId)
      return taken === true ? [] : [{ ...change, reason: taken === undefined ? ('TEMPLATE_NOT_FOUND' as const) : ('TEMPLATE_DIFFERENT_STATE' as const) }]
    }),
  }
}

/** All of it, where the file takes the place of another one, which keeps what is said of it. */
export const replacedUploadValues = async (tenant: Tenant, viewer: Describer, id: string): Promise<readonly Left[]> => {
  const [kept] = await tenant.query(KEPT, [tenant.organizationId, id, viewer.userId])
  return (kept?.changes ?? []).map((change) => ({ ...change, reason: 'FILE_REPLACED' }))
}
