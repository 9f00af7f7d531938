import { randomBytes } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { tidyTags } from '../../src/domain/assets/tags.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { addPersons } from '../persons/persons.ts'
import { changeRelations } from '../relations/relations.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { receive, type Receiving } from '../transfers/receive.ts'
import type { Curator } from './curator.ts'
import { keyOf, type Entry } from './manifest.ts'
import { remember } from './remembered.ts'

export interface Seeding {
  readonly blobs: BlobStore
  readonly jobs: Jobs
  /** Where the files of the manifest lie. */
  readonly holdings: string
  /** Where a copy of a file lies until it is taken into the store. */
  readonly scratch: string
  /** The whole of an entry is one transaction: a kill leaves all of it or nothing. */
  readonly inTenant: Receiving['inTenant']
}

/** A number that somebody has given in the meantime stays theirs. */
const DATE = sql<{ contentVersion: string }>(`
  with free as (select $4::text as number, $5::text as key
    where $4 is not null and not exists (select from assets where organization_id = $1 and file_number_key = $5))
  update assets set created_at = now() - make_interval(days => $3), modified_at = now() - make_interval(days => $3), tags = $6, rights_statement = $7, seo_title = $8, embargo_until = current_date + $9::integer,
    file_number = coalesce((select number from free), file_number), file_number_key = coalesce((select key from free), file_number_key)
  where organization_id = $1 and id = $2
  returning content_version as "contentVersion"`)
const DATE_VERSIONS = sql('update asset_versions set replaced_at = now() - make_interval(days => $3) where organization_id = $1 and asset_id = $2')

/** The store takes a file away from where it lies. What a kill leaves behind is swept with abandoned uploads, whose names are as short. */
const withCopy = async <A>({ holdings, scratch }: Seeding, file: string, work: (path: string) => Promise<A>): Promise<A> => {
  const path = join(scratch, `demo-${randomBytes(13).toString('hex')}`)
  try {
    await copyFile(join(holdings, file), path)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Puts a file in the place of the asset's, which is kept as a version. */
const replace = (tenant: Tenant, seeding: Seeding, curator: Curator, target: Target, file: string): Promise<void> =>
  withCopy(seeding, file, async (path) => {
    const { name, module: type } = target.entry
    const arrived = { path, name, type, folderId: target.folderId, target: target.assetId, uploadId: null }
    const replaced = await receive({ ...seeding, inTenant: (work) => work(tenant) }, curator, arrived)
    if (Result.isFailure(replaced)) throw new Error(`${file} was refused: ${replaced.failure.code}`)
  })

interface Target {
  readonly entry: Entry
  readonly folderId: string
  readonly assetId: string
}

/** All of an entry but its first file. What its relations name may be gone by now: then it is not related. */
const complete = async (tenant: Tenant, seeding: Seeding, curator: Curator, remembered: ReadonlyMap<string, string>, target: Target): Promise<void> => {
  const { organizationId } = tenant
  const { entry, assetId } = target
  const { module: type, daysAgo, fileNumber = null, tags = [], rightsStatement = null, seoTitle = '', persons = [], relations = [], embargoDays = null } = entry
  for (const file of laterFilesOf(entry)) await replace(tenant, seeding, curator, target, file)
  await tenant.query(DATE_VERSIONS, [organizationId, assetId, daysAgo])
  const dated = [daysAgo, fileNumber, fileNumber === null ? null : nameKey(fileNumber), tidyTags(tags), rightsStatement, seoTitle, embargoDays]
  const [{ contentVersion } = { contentVersion: '' }] = await tenant.query(DATE, [organizationId, assetId, ...dated])
  if (persons.length > 0) {
    const drawn = persons.map((person) => ({ ...person, source: 'Drawn' as const }))
    const named = await addPersons(tenant, curator, { type, assetId, contentVersion, persons: drawn })
    if (Result.isFailure(named)) throw new Error(`The persons of ${keyOf(entry)} were refused: ${named.failure.code}`)
  }
  for (const key of relations) {
    const id = remembered.get(key)
    if (id !== undefined) await changeRelations(tenant, curator, { of: { kind: 'asset', id: assetId }, type, resources: [{ kind: 'asset', id }], related: true })
  }
  await remember(tenant, keyOf(entry), assetId)
  await refreshEntry(tenant, assetId)
}

const filesOf = ({ file, versions = [] }: Entry): readonly string[] => [...versions, file]
const laterFilesOf = (entry: Entry): readonly string[] => filesOf(entry).slice(1)

/** Makes an entry an asset of a folder. Undefined: somebody has put a file of this name there, and theirs stays. */
export const seedAsset = (seeding: Seeding, curator: Curator, remembered: ReadonlyMap<string, string>, entry: Entry, folderId: string): Promise<string | undefined> => {
  const [first = entry.file] = filesOf(entry)
  return withCopy(seeding, first, async (path) => {
    const inTenant: Seeding['inTenant'] = (work) =>
      seeding.inTenant(async (tenant) => {
        const done = await work(tenant)
        const assetId = assetIdOf(done)
        if (assetId !== undefined) await complete(tenant, seeding, curator, remembered, { entry, folderId, assetId })
        return done
      })
    const { name, module: type, description, webReady = false } = entry
    const received = await receive({ ...seeding, inTenant }, curator, { path, name, folderId, type, uploadId: null, description, webReady })
    if (Result.isSuccess(received)) return received.success.assetId
    if (received.failure.code === 'ASSET_ALREADY_EXISTS') return undefined
    throw new Error(`${keyOf(entry)} was refused: ${received.failure.code}`)
  })
}

const assetIdOf = (done: unknown): string | undefined => {
  if (!Result.isResult(done) || Result.isFailure(done)) return undefined
  const { success } = done
  return typeof success === 'object' && success !== null && 'assetId' in success ? String(success.assetId) : undefined
}
