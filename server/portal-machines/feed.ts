import { identifierOf } from '../../src/domain/portal-machines/oai.ts'
import { isUuid } from '../../src/domain/validation/uuid.ts'
import { sql } from '../database/sql.ts'
import type { VisitedPortal, Visitor } from '../public-portal/visitor.ts'
import { pictureOf, type AddressOf } from './place.ts'
import { element, text, xmlDocument } from './xml.ts'

const ENTRIES_OF_ONE = 50

interface Row {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly contentVersion: string
  readonly thumbnail: 'Pending' | 'Ready' | 'Failed' | 'None'
  readonly since: Date
  readonly changedAt: Date
}

/** Behind $1 and $2, the latest first. */
const LATEST = sql<Row>(`
  select asset.id, public_name(asset.name, asset.seo_title) as name, asset.description, asset.content_version as "contentVersion", asset.thumbnail, record.public_since as since,
    record.changed_at as "changedAt"
  from portal_records record join assets asset on asset.id = record.asset_id
  where record.is_public and (record.public_since, record.asset_id) < ($1::timestamptz, $2::uuid)
  order by record.public_since desc, record.asset_id desc limit ${ENTRIES_OF_ONE + 1}`)

const NEWEST = { at: 253_402_300_799_999, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** `1767225600000_0c3d…`: since when the last entry before has been public, and which it is. */
const placeIn = (before: string | undefined): typeof NEWEST => {
  const [, at = '', id = ''] = /^([0-9]{1,15})_(.+)$/.exec(before ?? '') ?? []
  return isUuid(id) && Number(at) <= NEWEST.at ? { at: Number(at), id } : NEWEST
}

const entry = (at: AddressOf, { id, name, description, contentVersion, thumbnail, since, changedAt }: Row): string =>
  element('entry', {}, [
    text('id', identifierOf(id)),
    text('title', name),
    element('link', { rel: 'alternate', type: 'text/html', href: at(`items/${id}`) }, []),
    ...(thumbnail === 'Ready' ? [element('link', { rel: 'enclosure', type: 'image/webp', href: pictureOf(at, id, contentVersion) }, [])] : []),
    text('published', since.toISOString()),
    text('updated', changedAt.toISOString()),
    ...(description === '' ? [] : [text('summary', description)]),
  ])

/** What has become public, the latest first (RFC 4287), page by page (RFC 5005). `before`: as the link to the next page names it. */
export const atomFeed = async (visitor: Visitor, portal: VisitedPortal, at: AddressOf, before: string | undefined): Promise<string> => {
  const begin = placeIn(before)
  const rows = await visitor.query(LATEST, [new Date(begin.at), begin.id])
  const entries = rows.slice(0, ENTRIES_OF_ONE)
  const last = rows.length > ENTRIES_OF_ONE ? entries.at(-1) : undefined
  const address = at('feed.xml')
  const pageAt = (key: string): string => `${address}?before=${key}`
  const isFirst = begin === NEWEST
  const updated = new Date(Math.max(0, ...entries.map(({ changedAt }) => changedAt.getTime())))
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, [
      text('id', address),
      text('title', portal.title),
      text('subtitle', portal.subtitle),
      text('updated', updated.toISOString()),
      element('author', {}, [text('name', portal.title), text('uri', at(''))]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: isFirst ? address : pageAt(`${begin.at}_${begin.id}`) }, []),
      element('link', { rel: 'alternate', type: 'text/html', href: at('') }, []),
      element('link', { rel: 'first', type: 'application/atom+xml', href: address }, []),
      ...(last === undefined ? [] : [element('link', { rel: 'next', type: 'application/atom+xml', href: pageAt(`${last.since.getTime()}_${last.id}`) }, [])]),
      ...entries.map((row) => entry(at, row)),
    ]),
  )
}
