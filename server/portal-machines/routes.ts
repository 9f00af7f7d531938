import { FOR_ALL } from '../asset-files/sendFile.ts'
import type { Database } from '../database/connect.ts'
import type { PortalAnswer, PortalRoute, PortalVisit } from '../public-portal/route.ts'
import { atomFeed } from './feed.ts'
import { readCollection } from './collections.ts'
import { readManifest } from './manifests.ts'
import { NotedRecords } from './NotedRecords.ts'
import { answerOai } from './oai/oai.ts'
import { addressIn } from './place.ts'
import { ownRobotsText } from './robots.ts'
import { itemsSitemap, pagesSitemap, sitemapIndex } from './sitemaps.ts'

interface Parts {
  readonly database: Database
  /** Whom harvesters may write to. */
  readonly email: string
  readonly now: () => Date
}

const XML = 'text/xml; charset=utf-8'

const xml = (body: string | undefined, type = XML): PortalAnswer | undefined => (body === undefined ? undefined : { type, body, headers: FOR_ALL })

const PRESENTATION = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"'

const json = (body: object | undefined): PortalAnswer | undefined => (body === undefined ? undefined : { type: PRESENTATION, body: JSON.stringify(body), headers: FOR_ALL })

const sitemapOf = async ({ visitor, portal, canonical, query }: PortalVisit): Promise<string | undefined> => {
  const { part } = query
  const at = addressIn(canonical)
  if (part === undefined) return sitemapIndex(visitor, at)
  return part === 'pages' ? pagesSitemap(visitor, at, portal.aboutUs !== '') : itemsSitemap(visitor, at, part)
}

const isToken = (said: Readonly<Record<string, unknown>>): boolean => said['resumptionToken'] !== undefined

/** Every value of every name, so that what is said twice is seen. */
const argumentsOf = (said: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(Object.entries(said).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])))

/** What portals tell programs. */
export const machineRoutes = ({ database, email, now }: Parts): readonly PortalRoute[] => {
  const records = new NotedRecords(database)
  return [
    {
      path: 'robots.txt',
      kind: 'kept',
      // Of another host its own says it.
      answer: async ({ base, canonical }) => (base === '' ? { type: 'text/plain; charset=utf-8', body: ownRobotsText(canonical) } : undefined),
    },
    {
      path: 'sitemap.xml',
      query: ['part'],
      kind: 'unkept',
      answer: async (visit) => {
        await records.upTo(visit.live)
        return xml(await sitemapOf(visit))
      },
    },
    {
      path: 'feed.xml',
      query: ['before'],
      kind: 'keptEntering',
      answer: async ({ enter, live, canonical, query }) => {
        await records.upTo(live)
        return enter(async (visitor, portal) => xml(await atomFeed(visitor, portal, addressIn(canonical), query['before']), 'application/atom+xml; charset=utf-8'))
      },
    },
    { path: 'manifests/:id', kind: 'kept', answer: async (visit) => json(await readManifest(visit, visit.parameters['id'] ?? '')) },
    { path: 'collections/:id', kind: 'kept', answer: async (visit) => json(await readCollection(visit, visit.parameters['id'] ?? '')) },
    {
      path: 'collections/:id/:part',
      kind: 'kept',
      answer: async (visit) => json(await readCollection(visit, visit.parameters['id'] ?? '', visit.parameters['part'])),
    },
    {
      path: 'oai',
      kind: 'unkept',
      takesForms: true,
      answer: async ({ visitor, portal, live, canonical, said }) => {
        if (!isToken(said)) await records.upTo(live)
        const at = addressIn(canonical)
        const repository = { visitor, portal, address: at('oai'), itemAddress: (id: string) => at(`items/${id}`), email, now: now() }
        return xml(await answerOai(repository, argumentsOf(said)))
      },
    },
  ]
}
