import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Viewer } from '../access/viewer.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { createFolder } from '../folders/folders.ts'
import { SentJobs } from '../jobs/Jobs.ts'
import type { Work } from '../jobs/kind.ts'
import { receive } from '../transfers/receive.ts'
import type { ToRead } from './requests.ts'
import { letter } from './scans.fixture.ts'

/** An organization with scans that nobody reads. */
export const startReadable = async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-readable-'))
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  const database = await freshConnection()
  const jobs = new SentJobs({ onSent: () => undefined })
  const { rows } = await database.owner.query<{ organization_id: string; id: string }>(`select organization_id, id from users where email = 'admin@harbour.example'`)
  const [organizationId, userId] = [rows[0]?.organization_id ?? '', rows[0]?.id ?? '']
  const person = { userId, firstName: '', lastName: '', email: '', role: '', sessionId: '', sessionEnds: 0, homeOrganizationId: organizationId, organization: { id: organizationId, name: '' } }
  const viewer: Viewer = { ...person, permissions: [], globalRoles: [], modules: ['RECORDS'], features: ['IndexContent'], restricted: false }
  const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organizationId, work)
  const folderId = Result.getOrThrow(await within((tenant) => createFolder(tenant, viewer, { type: 'RECORDS', parentId: null, name: 'To be read' }))).id
  let added = 0
  return {
    /** As the owner of all tables. */
    ask: async <Row extends object>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> => (await database.owner.query<Row>(text, [...values])).rows,
    /** A job of the organization, as its worker is handed one; `by`: whoever asked for it. */
    workBy: (by: Viewer | undefined, signal: AbortSignal = new AbortController().signal): Omit<Work<never>, 'payload'> => ({
      id: '', organizationId, total: 0, by, signal, progress: () => undefined, complete: async () => undefined,
    }),
    database,
    jobs,
    viewer,
    within,
    add: async (): Promise<ToRead> => {
      const path = join(dataDirectory, 'arrived')
      added += 1
      await writeFile(path, await letter([`Number ${added}`]))
      const { assetId } = Result.getOrThrow(await receive({ blobs, jobs, inTenant: within }, viewer, { path, name: `Scan ${added}.png`, folderId, type: 'RECORDS', uploadId: null }))
      const found = await database.owner.query<{ content_version: string }>('select content_version from assets where id = $1', [assetId])
      return { assetId, contentVersion: found.rows[0]?.content_version ?? '', mediaType: 'image/png' }
    },
    close: async () => {
      await database.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
