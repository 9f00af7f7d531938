import type { Background } from '../../src/domain/auto-tag/keyTerms.ts'
import { stemsIn } from '../../src/domain/auto-tag/keyTerms.ts'
import { usedTags, type UsedTags } from '../../src/domain/auto-tag/tags.ts'
import { ofDatabase } from '../database/ofDatabase.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** Other texts of an organization that are counted, so many characters of each, and milliseconds that the counts are good for. */
const TEXTS = 200
const CHARACTERS = 4_000
const GOOD_FOR = 10 * 60_000

/** By chance, and the same ones until there are others: identifiers are random. */
const SAMPLE = sql<{ text: string }>(`
  select left(text, ${CHARACTERS}) as text from asset_texts where organization_id = $1 and text <> '' order by asset_id limit ${TEXTS}`)

/** The tags in use, the most used first; milliseconds that they are good for. */
const MOST_USED = 2_000
const IN_USE_FOR = 20_000
const USED = sql<{ tag: string }>(`
  select tag from assets asset cross join unnest(asset.tags) as tag
  where asset.organization_id = $1 and asset.trashed_at is null
  group by tag order by count(*) desc, tag limit ${MOST_USED}`)

interface Counted extends Background {
  readonly until: number
}

const countedOf = ofDatabase(() => new Map<string, Counted>())

/** In how many texts of an organization words are met: by a sample, which is counted anew now and then. */
export const backgroundOf = async (tenant: Tenant, now: number = Date.now()): Promise<Background> => {
  const counted = countedOf(tenant)
  const known = counted.get(tenant.organizationId)
  if (known !== undefined && known.until > now) return known
  const counts = new Map<string, number>()
  const texts = await tenant.query(SAMPLE, [tenant.organizationId])
  for (const { text } of texts) for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const made: Counted = { texts: texts.length, textsWith: (stem) => counts.get(stem) ?? 0, until: now + GOOD_FOR }
  counted.clear()
  counted.set(tenant.organizationId, made)
  return made
}

const inUseOf = ofDatabase(() => new Map<string, { readonly tags: UsedTags; readonly until: number }>())

/** The tags that an organization uses, as they were moments ago. */
export const tagsInUse = async (tenant: Tenant, now: number = Date.now()): Promise<UsedTags> => {
  const inUse = inUseOf(tenant)
  const known = inUse.get(tenant.organizationId)
  if (known !== undefined && known.until > now) return known.tags
  const tags = usedTags((await tenant.query(USED, [tenant.organizationId])).map(({ tag }) => tag))
  inUse.clear()
  inUse.set(tenant.organizationId, { tags, until: now + IN_USE_FOR })
  return tags
}
