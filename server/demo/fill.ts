import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { FEATURES, type ResourceType } from '../../src/domain/access/modules.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { createFolder } from '../folders/folders.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import type { Author } from '../transfers/addAsset.ts'
import { receive } from '../transfers/receive.ts'
import type { DemoFile, DemoFolder, DemoModule } from './content/catalogue.ts'
import { dateEntries } from './entries.ts'

export interface Filling {
  readonly database: Database
  readonly blobs: BlobStore
  readonly jobs: JobQueue
  /** Where a file lies until it is taken into the store. */
  readonly scratch: string
  /** One file that cannot be made leaves the others as they are; the next start tries it again. */
  readonly onError: (error: unknown) => void
}

const AUTHOR = `select user_.id as "userId", user_.first_name as "firstName", user_.last_name as "lastName", organization_.features
  from users user_ join organizations organization_ on organization_.id = user_.organization_id
  where user_.organization_id = $1 and user_.deleted_at is null order by user_.created_at, user_.email_key limit 1`
const KNOWN = 'select resource_id as id from demo_entries where organization_id = $1 and key = $2'
const REMEMBER = 'insert into demo_entries (organization_id, key, resource_id) values ($1, $2, $3) on conflict do nothing'
const NAMESAKE = `
  select id from folders
  where organization_id = $1 and type = $2 and parent_id is not distinct from $3 and name_key = $4 and trashed_at is null`
const STANDING = 'select id from folders where organization_id = $1 and id = $2 and trashed_at is null'
const DATE_FOLDER = `update folders set created_at = now() - interval '40 days', modified_at = now() - interval '40 days'
  where organization_id = $1 and id = $2`
/** A number that somebody has given in the meantime stays theirs. */
const DATE_ASSET = `
  with free as (select $4::text as number, $5::text as key
    where $4 is not null and not exists (select from assets where organization_id = $1 and file_number_key = $5))
  update assets set created_at = now() - make_interval(days => $3), modified_at = now() - make_interval(days => $3),
    file_number = coalesce((select number from free), file_number), file_number_key = coalesce((select key from free), file_number_key)
  where organization_id = $1 and id = $2`

type Id = { readonly id: string }

/** Puts demo folders and files into an organization: those that this installation has not had yet. */
export class DemoFill {
  readonly #parts: Filling
  readonly #organizationId: string

  constructor(parts: Filling, organizationId: string) {
    this.#parts = parts
    this.#organizationId = organizationId
  }

  async run(modules: readonly DemoModule[]): Promise<void> {
    const [author] = await this.#inTenant((tenant) => tenant.query<Author>(AUTHOR, [tenant.organizationId]))
    if (author === undefined) return
    const known = { ...author, restricted: false, features: FEATURES.filter((feature) => author.features.includes(feature)) }
    for (const { type, folders } of modules) for (const folder of folders) await this.#folder(known, type, null, type, folder)
    await dateEntries(this.#parts.database, this.#organizationId)
  }

  #inTenant<A>(work: (tenant: Tenant) => Promise<A>): Promise<A> {
    return inTenant(this.#parts.database, this.#organizationId, work)
  }

  async #folder(author: Author, type: ResourceType, parentId: string | null, above: string, folder: DemoFolder): Promise<void> {
    const key = `${above}/${folder.name}`
    const id = await this.#inTenant((tenant) => standingFolder(tenant, author, type, parentId, folder.name, key))
    if (id === undefined) return
    for (const file of folder.files) await this.#file(author, type, id, `${key}/${file.name}`, file).catch(this.#parts.onError)
    for (const child of folder.folders) await this.#folder(author, type, id, key, child)
  }

  async #file(author: Author, type: ResourceType, folderId: string, key: string, file: DemoFile): Promise<void> {
    const [known] = await this.#inTenant((tenant) => tenant.query<Id>(KNOWN, [tenant.organizationId, key]))
    if (known !== undefined) return
    const { blobs, jobs, scratch } = this.#parts
    const path = join(scratch, `demo-${process.pid}`)
    await writeFile(path, await file.make())
    const remembered = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> =>
      this.#inTenant(async (tenant) => {
        const done = await work(tenant)
        const assetId = assetIdOf(done)
        if (assetId !== undefined) await date(tenant, assetId, key, file)
        return done
      })
    const received = await receive({ blobs, jobs, inTenant: remembered }, author, {
      path,
      name: file.name,
      folderId,
      type,
      uploadId: null,
      description: file.description,
    })
    await rm(path, { force: true })
    // Somebody has put a file of this name there: theirs stays.
    if (Result.isFailure(received) && received.failure.code !== 'ASSET_ALREADY_EXISTS') {
      throw new Error(`${key} was refused: ${received.failure.code}`)
    }
  }
}

const assetIdOf = (done: unknown): string | undefined => {
  if (!Result.isResult(done) || Result.isFailure(done)) return undefined
  const { success } = done
  return typeof success === 'object' && success !== null && 'assetId' in success ? String(success.assetId) : undefined
}

/** Gives a new asset the age and the number that the demo tells of, and remembers that it was there. */
const date = async (tenant: Tenant, assetId: string, key: string, { daysAgo, fileNumber }: DemoFile): Promise<void> => {
  const number = fileNumber ?? null
  await tenant.query(DATE_ASSET, [tenant.organizationId, assetId, daysAgo, number, number === null ? null : nameKey(number)])
  await tenant.query(REMEMBER, [tenant.organizationId, key, assetId])
  await refreshEntry(tenant, assetId)
}

/** The folder of a demo entry: the one made before, a namesake, or a new one. Undefined: it was removed, and stays so. */
const standingFolder = async (
  tenant: Tenant,
  author: Author,
  type: ResourceType,
  parentId: string | null,
  name: string,
  key: string,
): Promise<string | undefined> => {
  const { organizationId } = tenant
  const [known] = await tenant.query<Id>(KNOWN, [organizationId, key])
  if (known !== undefined) return (await tenant.query<Id>(STANDING, [organizationId, known.id]))[0]?.id
  const [namesake] = await tenant.query<Id>(NAMESAKE, [organizationId, type, parentId, nameKey(name)])
  if (namesake !== undefined) {
    await tenant.query(REMEMBER, [organizationId, key, namesake.id])
    return namesake.id
  }
  const made = await createFolder(tenant, author, { type, parentId, name })
  if (Result.isFailure(made)) throw new Error(`The folder ${key} was refused: ${made.failure.code}`)
  await tenant.query(REMEMBER, [organizationId, key, made.success.id])
  await tenant.query(DATE_FOLDER, [organizationId, made.success.id])
  return made.success.id
}
