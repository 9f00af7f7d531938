import { keyTermsOf, NO_BACKGROUND } from '../../src/domain/auto-tag/keyTerms.ts'
import { proposedTags, type ProposedTag } from '../../src/domain/auto-tag/tags.ts'
import { DEFAULT_LANGUAGE } from '../../src/domain/preferences/language.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import type { Database } from '../database/connect.ts'
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

/** Proposes tags for what was seen in a picture, and for what a text is about. */
export const tagReader = (database: Database): Reader => ({
  prepare: async ({ id, contentVersion, tags: own, language, text, part }, { objects }, organizationId) => {
    const [background, used] = await inTenant(
      database,
      organizationId,
      async (tenant) => [text === '' ? NO_BACKGROUND : await backgroundOf(tenant), await tagsInUse(tenant)] as const,
      { isReadOnly: true },
    )
    const proposals = proposedTags({ objects, terms: keyTermsOf(text, background) }, { used, own, language: language ?? DEFAULT_LANGUAGE }).map(proposalOf)
    // What was seen in a picture that is not looked at again stays proposed.
    return (tenant) => propose(tenant, { assetId: id, contentVersion, said: { tags: own } }, part === 'Whole' ? ['Objects', 'KeyTerms'] : ['KeyTerms'], proposals)
  },
})
