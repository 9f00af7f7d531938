import { reportVisits } from '../../application/organizations/visits.ts'
import type { VisitBook } from '../../application/organizations/Workplaces.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import { HttpOrganizationGateway } from './HttpOrganizationGateway.ts'

/** Tells what has not been told; nobody needs the code who works at home. */
export const reportVisitsOverHttp = (http: HttpClient, localEvents: LocalEvents, visits: VisitBook): Promise<void> =>
  reportVisits({ organizations: new HttpOrganizationGateway(http, localEvents), visits })
