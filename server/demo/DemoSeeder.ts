import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { findCurator } from './curator.ts'
import { describe, descriptionKey } from './describe.ts'
import { DEMO_DESCRIPTIONS } from './descriptions.ts'
import { DEMO_CONTACTS } from './contacts.ts'
import { DEMO_TIES } from './contactTies.ts'
import { DemoFolders } from './DemoFolders.ts'
import { dateHistories } from './histories.ts'
import type { InstalledOrganization } from './installation.ts'
import { HOLDINGS, keyOf, readManifest, type Entry } from './manifest.ts'
import type { PortalPictureMaker } from '../portal/PortalPictureMaker.ts'
import { DEMO_PORTALS } from './portals.ts'
import { readRemembered } from './remembered.ts'
import { DEMO_SEARCHES, seedSearches, type DemoSearch } from './savedSearches.ts'
import { contactKey, seedContact, seedTie, tieKey } from './seedContacts.ts'
import { seedAsset, type Seeding } from './seedAsset.ts'
import { seedPortal } from './seedPortal.ts'
import { DEMO_SHARE_LINKS, type DemoShareLink, seedShareLinks } from './shareLinks.ts'
import { seedTemplates, templateKey } from './seedTemplates.ts'
import { DESCRIBING } from './templates.ts'

interface Parts extends Pick<Seeding, 'blobs' | 'jobs' | 'scratch'> {
  readonly database: Database
  readonly holdings?: string
  /** Absent: portals are not made. */
  readonly pictures?: PortalPictureMaker
  /** One entry that cannot be made leaves the others as they are; the next start tries it again. */
  readonly onError: (error: unknown) => void
}

/** Puts the demo's holdings into its organizations, while the server answers: what this installation has not had yet. */
export class DemoSeeder {
  readonly #parts: Parts
  #isEnding = false
  #work: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  begin(organizations: readonly InstalledOrganization[]): void {
    if (organizations.length > 0) this.#work = this.#seedAll(organizations).catch(this.#parts.onError)
  }

  /** Ends after the entry that is under way; the next start goes on from there. */
  async close(): Promise<void> {
    this.#isEnding = true
    await this.#work
  }

  async #seedAll(organizations: readonly InstalledOrganization[]): Promise<void> {
    const manifest = await readManifest(this.#parts.holdings)
    // First, so that nobody who sets one up meanwhile meets it.
    for (const organization of organizations) await this.#seedPortal(organization).catch(this.#parts.onError)
    for (const { name, entries } of manifest.organizations) {
      const organization = organizations.find((one) => one.name === name)
      if (organization === undefined) continue
      if (name === DESCRIBING) await this.seedTemplates(organization.id).catch(this.#parts.onError)
      await this.seedContacts(organization)
      await this.seedSearches(organization.id, DEMO_SEARCHES[name] ?? []).catch(this.#parts.onError)
      await this.seed(organization.id, entries)
      await this.tieContacts(organization)
      if (name === DESCRIBING) await this.describe(organization.id)
      await this.seedShareLinks(organization.id, DEMO_SHARE_LINKS[name] ?? []).catch(this.#parts.onError)
    }
  }

  async #seedPortal({ id, name }: InstalledOrganization): Promise<void> {
    const { database, pictures, holdings = HOLDINGS } = this.#parts
    const portal = DEMO_PORTALS.find(({ organization }) => organization === name)
    if (portal === undefined || pictures === undefined || this.#isEnding) return
    await seedPortal((work) => inTenant(database, id, work), pictures, holdings, portal)
  }

  /** All of them in one transaction. */
  seedTemplates(organizationId: string): Promise<void> {
    return inTenant(this.#parts.database, organizationId, async (tenant) => {
      const [curator, remembered] = await Promise.all([findCurator(tenant), readRemembered(tenant)])
      if (curator !== undefined) await seedTemplates(tenant, curator, remembered)
    })
  }

  /** Each in a transaction of its own. */
  async seedContacts({ id, name }: InstalledOrganization): Promise<void> {
    const { database, onError } = this.#parts
    const [curator, remembered] = await inTenant(database, id, (tenant) => Promise.all([findCurator(tenant), readRemembered(tenant)]))
    if (curator === undefined) return
    for (const one of DEMO_CONTACTS[name] ?? []) {
      if (this.#isEnding) return
      if (!remembered.has(contactKey(one))) await inTenant(database, id, (tenant) => seedContact(tenant, curator, one)).catch(onError)
    }
  }

  /** All of them in one transaction. */
  seedSearches(organizationId: string, searches: readonly DemoSearch[]): Promise<void> {
    return inTenant(this.#parts.database, organizationId, async (tenant) => seedSearches(tenant, searches, await readRemembered(tenant)))
  }

  /** All of them in one transaction, of what is there by now. */
  seedShareLinks(organizationId: string, links: readonly DemoShareLink[]): Promise<void> {
    return inTenant(this.#parts.database, organizationId, async (tenant) => seedShareLinks(tenant, links, await readRemembered(tenant)))
  }

  /** Each in a transaction of its own, once its contact and its asset are there. */
  async tieContacts({ id, name }: InstalledOrganization): Promise<void> {
    const { database, onError } = this.#parts
    const [curator, remembered] = await inTenant(database, id, (tenant) => Promise.all([findCurator(tenant), readRemembered(tenant)]))
    if (curator === undefined) return
    for (const tie of DEMO_TIES[name] ?? []) {
      if (this.#isEnding) return
      if (!remembered.has(tieKey(tie))) await inTenant(database, id, (tenant) => seedTie(tenant, curator, remembered, tie)).catch(onError)
    }
    await dateHistories(database, id)
  }

  /** Each in a transaction of its own, once its asset and its template are there. */
  async describe(organizationId: string): Promise<void> {
    const { database, onError } = this.#parts
    const [curator, remembered] = await inTenant(database, organizationId, (tenant) => Promise.all([findCurator(tenant), readRemembered(tenant)]))
    if (curator === undefined) return
    for (const description of DEMO_DESCRIPTIONS) {
      const [assetId, templateId] = [remembered.get(description.entry), remembered.get(templateKey(description.template))]
      if (this.#isEnding) return
      if (assetId === undefined || templateId === undefined || remembered.has(descriptionKey(description.entry))) continue
      await inTenant(database, organizationId, (tenant) => describe(tenant, curator, description, { assetId, templateId })).catch(onError)
    }
  }

  async seed(organizationId: string, entries: readonly Entry[]): Promise<void> {
    const { database, onError, holdings = HOLDINGS, pictures: _pictures, ...parts } = this.#parts
    const seeding: Seeding = { ...parts, holdings, inTenant: (work) => inTenant(database, organizationId, work) }
    const [curator, remembered] = await seeding.inTenant((tenant) => Promise.all([findCurator(tenant), readRemembered(tenant)]))
    if (curator === undefined) return
    const folders = new DemoFolders(seeding.inTenant, curator, remembered)
    const seedOne = async (entry: Entry): Promise<void> => {
      const folderId = await folders.find(entry.module, entry.folder.split('/'))
      if (folderId === undefined) return
      const assetId = await seedAsset(seeding, curator, remembered, entry, folderId)
      if (assetId !== undefined) remembered.set(keyOf(entry), assetId)
    }
    for (const entry of entries) {
      if (this.#isEnding) return
      if (!remembered.has(keyOf(entry))) await seedOne(entry).catch(onError)
    }
    await dateHistories(database, organizationId)
  }
}
