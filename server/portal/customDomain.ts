import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { domainKey, isApplicationDomain, type DomainLead } from '../../src/domain/portal/address.ts'
import { LookupsBusy, type DomainLookup } from './domains.ts'

export interface Place {
  readonly domains: DomainLookup
  /** Where the application is reached, with its port. */
  readonly host: string
}

export type DomainFailure = Failure<'CUSTOM_DOMAIN_SAME_AS_APPLICATION' | 'RATE_LIMITED'>

/** What the name servers say of a custom domain, or why they were not asked. */
export type LookedUp = Result.Result<{ readonly leads: DomainLead }, DomainFailure>

/** Asks them, which takes a few seconds at most: not while a transaction waits. */
export const lookUp = async ({ domains, host }: Place, domain: string): Promise<LookedUp> => {
  if (isApplicationDomain(domain, host)) return Result.fail({ code: 'CUSTOM_DOMAIN_SAME_AS_APPLICATION' })
  try {
    return Result.succeed({ leads: await domains.find(domainKey(domain), host) })
  } catch (error) {
    if (error instanceof LookupsBusy) return Result.fail({ code: 'RATE_LIMITED', retryAfter: 1 })
    throw error
  }
}
