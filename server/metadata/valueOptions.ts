import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { optionPage, type OptionPage } from '../templates/optionPages.ts'
import { knownAttributes } from './describing.ts'

interface ValueOptionQuery {
  readonly attributeId: string
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** What a choice offers to whoever describes by its template. */
export const valueOptions = async (
  tenant: Tenant,
  viewer: AccessScope,
  query: ValueOptionQuery,
): Promise<Result.Result<OptionPage, Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const [attribute] = await knownAttributes(tenant, [query.attributeId], viewer.userId)
  if (attribute === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const page = await optionPage(tenant, { ...query, templateId: attribute.templateId })
  return Result.mapError(page, (failure) => (failure.code === 'VALIDATION_FAILED' ? failure : ({ code: 'NOT_FOUND' } as const)))
}
