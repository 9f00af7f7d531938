import { keyTermsOf, NO_BACKGROUND } from '../../src/domain/auto-tag/keyTerms.ts'
import { proposedTags, type ProposedTag } from '../../src/domain/auto-tag/tags.ts'
import { DEFAULT_LANGUAGE } from '../../src/domain/preferences/language.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { Reader } from '../recognition/readAsset.ts'
import { propose } from '../suggestions/propose.ts'
import { backgroundOf, tagsInUse } from './backgroundTexts.ts'

const proposalOf = ({ tag, confidence, engine, passage, area }: ProposedTag): Proposal => ({
  kind: 'Tag',
  tag,
  confidence,
  origin: { engine, ...(passage === undefined ? {} : { passage }), ...(area === undefined ? {} : { area }) },
})

const REFUSED = sql<{ value: readonly string[] }>(`select value from suggestions where organization_id = $1 and asset_id = $2 and kind = 'Tag' and state = 'Refused'`)

/** Proposes tags for what was seen in a picture, and for what a text is about. */
export const tagReader = (database: Database): Reader => ({
  prepare: async ({ id, contentVersion, tags: own, language, text, part }, { objects }, organizationId) => {
    const [background, used] = await inTenant(
      database,
      organizationId,
      async (tenant) => [text === '' ? NO_BACKGROUND : await backgroundOf(tenant), await tagsInUse(tenant)] as const,
      { isReadOnly: true },
    )
    const terms = keyTermsOf(text, background)
    return async (tenant) => {
      const refused = (await tenant.query(REFUSED, [organizationId, id])).flatMap(({ value }) => value)
      const proposals = proposedTags({ objects, terms }, { used, own, refused, language: language ?? DEFAULT_LANGUAGE }).map(proposalOf)
      // What was seen in a picture that is not looked at again stays proposed.
      await propose(tenant, { assetId: id, contentVersion, said: { tags: own } }, part === 'Whole' ? ['Objects', 'KeyTerms'] : ['KeyTerms'], proposals)
    }
  },
})
