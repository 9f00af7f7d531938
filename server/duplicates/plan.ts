import * as Result from 'effect/Result'
import type { MergePlan } from '../../src/domain/duplicates/merge.ts'
import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import type { ValueName } from '../../src/domain/metadata/names.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { namedTemplates } from '../metadata/describing.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { heldSides, type Merging } from './sides.ts'

interface Planned extends MergePlan {
  /** Those that a difference names. */
  readonly repositories: readonly { readonly id: string; readonly name: string }[]
  readonly templates: readonly DescribingTemplate[]
  readonly names: readonly ValueName[]
  readonly state: string
}

/** What an asset would get from its duplicates. Changes nothing. */
export const planOfMerge = async (tenant: Tenant, viewer: Viewer, merging: Merging) => {
  const held = await heldSides(tenant, viewer, merging)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const { plan, rows, attributes, state } = held.success
  const differences = [...plan.filled, ...plan.conflicts]
  const known = differences.flatMap(({ field, kept, offered }) => {
    const attribute = attributes.get(field)
    return attribute === undefined ? [] : [{ attribute, values: [...kept, ...offered.flatMap(({ values }) => values)] }]
  })
  const [templates, names] = await Promise.all([
    namedTemplates(tenant, [...new Set(known.map(({ attribute }) => attribute.templateId))], viewer.userId),
    valueNames(tenant, viewer, known.map(({ attribute, values }) => ({ type: attribute.type, values }))),
  ])
  const repositories = new Map([...rows.values()].flatMap(({ repositoryId, repository }) => (repositoryId === null ? [] : [[repositoryId, repository ?? ''] as const])))
  const planned: Planned = { ...plan, repositories: [...repositories].map(([id, name]) => ({ id, name })), templates, names: names.all, state }
  return Result.succeed(planned)
}
