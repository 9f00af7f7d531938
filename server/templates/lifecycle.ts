import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { afterTemplateAction } from '../../src/domain/templates/lifecycle.ts'
import { templateRefusal } from '../../src/domain/templates/refusals.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { type Actor, record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { saidOf } from './changes.ts'
import { lockTemplate } from './templateRows.ts'
import { written } from './write.ts'

type Refused = Failure<
  'VALIDATION_FAILED' | 'TEMPLATE_NOT_FOUND' | 'STALE_EDIT' | 'TEMPLATE_PUBLISHED' | 'TEMPLATE_DIFFERENT_STATE'
>

/** A template as whoever acts on it has seen it. */
interface Seen {
  readonly id: string
  readonly revision: number
}

const CHANGE = sql(`
  update templates set state = $3, published_at = coalesce(published_at, now()), version = version + 1, updated_at = now()
  where organization_id = $1 and id = $2`)
const DELETE = sql('delete from templates where organization_id = $1 and id = $2')

const seen = async (tenant: Tenant, { id, revision }: Seen): Promise<Result.Result<Template, Refused>> => {
  const template = await lockTemplate(tenant, id)
  if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  return template.revision === revision ? Result.succeed(template) : Result.fail({ code: 'STALE_EDIT' })
}

/** Takes a template a step further in its life. What was seen of it is what is published. */
export const stepTemplate = async (
  tenant: Tenant,
  actor: Actor,
  step: 'publish' | 'activate' | 'deactivate' | 'hide',
  which: Seen,
): Promise<Result.Result<Template, Refused>> => {
  const found = await seen(tenant, which)
  if (Result.isFailure(found)) return found
  const before = found.success
  const refusal = templateRefusal(before, step)
  if (refusal !== undefined) return Result.fail(refusal)
  await tenant.query(CHANGE, [tenant.organizationId, before.id, afterTemplateAction(before.state, step)])
  const after = await written(tenant, before.id)
  if (Result.isFailure(after)) return after
  await record(tenant, actor, {
    kind: 'template.updated',
    resource: before,
    before: { templateState: before.state },
    after: { templateState: after.success.state },
  })
  await publish(tenant, { kind: 'templates.changed' })
  return after
}

/** Deletes a template that was never published. */
export const deleteTemplate = async (tenant: Tenant, actor: Actor, which: Seen): Promise<Result.Result<object, Refused>> => {
  const found = await seen(tenant, which)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const refusal = templateRefusal(found.success, 'delete')
  if (refusal !== undefined) return Result.fail(refusal)
  await tenant.query(DELETE, [tenant.organizationId, found.success.id])
  await record(tenant, actor, { kind: 'template.deleted', resource: found.success, before: saidOf(found.success) })
  await publish(tenant, { kind: 'templates.changed' })
  return Result.succeed({})
}
