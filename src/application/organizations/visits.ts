import * as Result from 'effect/Result'
import { retryable } from '../../domain/failures/retry.ts'
import type { OrganizationGateway } from './OrganizationGateway.ts'
import type { VisitBook } from './Workplaces.ts'

interface Parts {
  readonly organizations: Pick<OrganizationGateway, 'reportVisit'>
  readonly visits: VisitBook
}

/** Tells the organizations concerned that a super administrator came or went, one after the other. What could not be told now is told by the next page of the tab. */
export const reportVisits = async ({ organizations, visits }: Parts): Promise<void> => {
  for (const visit of visits.unreported()) {
    const outcome = await organizations.reportVisit(visit, new AbortController().signal)
    if (Result.isFailure(outcome) && retryable(outcome.failure.code)) return
    visits.reported(visit)
  }
}
