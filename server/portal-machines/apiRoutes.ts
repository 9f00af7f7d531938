import * as contract from '../../src/infrastructure/portal-machines/contract.ts'
import type { PortalEndpoint } from '../../src/infrastructure/contract/portalEndpoint.ts'
import { FOR_ALL } from '../asset-files/sendFile.ts'
import type { Database } from '../database/connect.ts'
import type { PortalAnswer, PortalRoute, PortalVisit } from '../public-portal/route.ts'
import { folderAnswer, foldersAnswer, itemAnswer, portalAnswer, searchAnswer } from './api.ts'

const json = (body: object | undefined): PortalAnswer | undefined =>
  body === undefined ? undefined : { type: 'application/json; charset=utf-8', body: JSON.stringify(body), headers: FOR_ALL }

/** Below the portal. */
const pathOf = ({ path }: Pick<PortalEndpoint<unknown>, 'path'>): string => path.slice('/portal/:webAddress/'.length)

const answered = <Success extends object>(endpoint: PortalEndpoint<Success>, answer: (visit: PortalVisit) => Promise<Success | undefined>): PortalRoute => ({
  path: pathOf(endpoint),
  query: Object.keys(endpoint.query),
  kind: 'kept',
  answer: async (visit) => json(await answer(visit)),
})

/** What is public, as JSON for anybody. */
export const apiRoutes = (database: Database): readonly PortalRoute[] => [
  answered(contract.readPublicPortal, async (visit) => portalAnswer(visit)),
  answered(contract.listPublicFolders, foldersAnswer),
  answered(contract.readPublicFolder, folderAnswer),
  { path: pathOf(contract.searchPublicItems), query: ['q', 'after'], isNarrowed: true, kind: 'keptEntering', answer: async (entrance) => json(await searchAnswer(entrance, database)) },
  answered(contract.readPublicItem, itemAnswer),
]

/** For the OpenAPI document. */
export const API: readonly PortalEndpoint<unknown>[] = [
  contract.readPublicPortal,
  contract.listPublicFolders,
  contract.readPublicFolder,
  contract.searchPublicItems,
  contract.readPublicItem,
]
