import { AUTOFILL_SOURCES } from '../../src/domain/autofill/material.ts'
import { proposeValues } from '../../src/domain/autofill/proposeValues.ts'
import type { ValueProposal } from '../../src/domain/autofill/proposal.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { mandateOf, type Mandate } from '../jobs/mandate.ts'
import type { ContactReader } from '../metadata/namedContacts.ts'
import { stillHas } from '../processing/heldFile.ts'
import { propose } from '../suggestions/propose.ts'
import { autofill, autofillByModel, UNTIL_READ, type OfAsset } from './kinds.ts'
import { withNames } from './known.ts'
import { lookedThrough, readSubject, stillAsked, type Subject } from './material.ts'
import { begin, end, putInLine } from './status.ts'

export interface Generating {
  readonly database: Database
  readonly jobs: Jobs
}

export interface Order extends OfAsset {
  readonly organizationId: string
  /** Whose contacts are looked for; undefined: those that whoever brought the asset may know of. */
  readonly by: Mandate | undefined
}

/** As `suggestions` takes it. */
export const asProposal = ({ attributeId, values, confidence, source, passage, words, page }: ValueProposal): Proposal => ({
  kind: 'Value',
  attributeId,
  values,
  confidence,
  origin: { engine: source, passage, words, ...(page === undefined ? {} : { page }) },
})

/** Whoever asked, or who brought the asset, as they are now. */
export const readerOf = async (database: Database, organizationId: string, by: ContactReader | undefined, { createdBy }: Pick<Subject, 'createdBy'>): Promise<ContactReader | undefined> =>
  by ?? (createdBy === null ? undefined : mandateOf(database, { homeOrganizationId: organizationId, userId: createdBy, organizationId }))

/** Another file took the place of the one that was read: values are proposed for that one, as they were asked for. */
export const generateAnew = async (tenant: Tenant, jobs: Jobs, { assetId, asksModel, by }: Omit<Order, 'organizationId'>): Promise<void> => {
  const [queued] = await putInLine(tenant, [assetId])
  if (queued === undefined) await end(tenant, assetId, { engine: null })
  else await jobs.send(tenant, autofill, { assetId, asksModel }, { delay: UNTIL_READ, ...(by === undefined ? {} : { by }) })
}

/** Proposes values for one asset without a model, and sends for the model where one is asked. Answers how many were found; 0 too where the asset is gone. */
export const generate = async ({ database, jobs }: Generating, { organizationId, assetId, asksModel, by }: Order): Promise<number> => {
  const subject = await inTenant(database, organizationId, async (tenant) => {
    await begin(tenant, assetId)
    const read = await readSubject(tenant, assetId)
    if (read === undefined) await end(tenant, assetId, { engine: null })
    return read
  })
  if (subject === undefined) return 0
  const reader = await readerOf(database, organizationId, by, subject)
  const attributes = await inTenant(database, organizationId, (tenant) => withNames(tenant, reader, subject))
  const found = proposeValues(attributes, subject.material)
  return inTenant(database, organizationId, async (tenant) => {
    if (!(await stillHas(tenant, assetId, subject))) {
      await generateAnew(tenant, jobs, { assetId, asksModel, by })
      return 0
    }
    await propose(tenant, lookedThrough(assetId, subject), AUTOFILL_SOURCES, await stillAsked(tenant, assetId, found.map(asProposal)))
    if (asksModel && attributes.length > 0) await jobs.send(tenant, autofillByModel, { assetId, asksModel }, by === undefined ? {} : { by })
    else await end(tenant, assetId, { engine: 'builtIn' })
    return found.length
  })
}
