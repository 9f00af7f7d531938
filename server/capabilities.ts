import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { activityRoutes } from './activity/routes.ts'
import { passwordLetter } from './accounts/passwordLetter.ts'
import { invitationsBy } from './accounts/invitations.ts'
import { securityLetter } from './session/securityNotice.ts'
import { accountRoutes } from './accounts/routes.ts'
import type { Database } from './database/connect.ts'
import { EventHub } from './events/EventHub.ts'
import { eventRoutes } from './events/routes.ts'
import { DemoSeeder } from './demo/DemoSeeder.ts'
import type { InstalledOrganization } from './demo/installation.ts'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import { DiskSpace } from './files/DiskSpace.ts'
import { fileRoutes } from './asset-files/routes.ts'
import type { Route } from './http/route.ts'
import { BossQueue } from './jobs/BossQueue.ts'
import { Workforce } from './jobs/Workforce.ts'
import { PostOffice } from './mail/PostOffice.ts'
import { mailRoutes } from './mail/routes.ts'
import { movingRoutes } from './move-copy/routes.ts'
import { BulkOperator } from './bulk-operations/BulkOperator.ts'
import { bulkOperationRoutes } from './bulk-operations/routes.ts'
import { bulkRoutes } from './bulk-edit/routes.ts'
import { assetRoutes } from './assets/routes.ts'
import { metadataRoutes } from './embedded-metadata/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { folderRoutes } from './folders/routes.ts'
import { historyRoutes } from './activity/historyRoutes.ts'
import { webReadyRoutes } from './web-ready/routes.ts'
import { relationRoutes } from './relations/routes.ts'
import { personRoutes } from './persons/routes.ts'
import { versionRoutes } from './versions/routes.ts'
import { repositoryRoutes } from './repositories/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { PortraitMaker } from './profile/PortraitMaker.ts'
import { profileRoutes } from './profile/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { upgradeLetter } from './organizations/upgradeLetter.ts'
import { policyRoutes } from './policies/routes.ts'
import { restrictionRoutes } from './restrictions/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { Renewal } from './search/Renewal.ts'
import { SearchLog } from './search/SearchLog.ts'
import type { MailQueue } from './mail/MailQueue.ts'
import type { CookieScope } from './authentication/cookie.ts'
import type { Keys } from './authentication/keys.ts'
import { codeLetter, ownCodeLetter } from './session/two-factor/mailCode.ts'
import { Destroyer } from './trash/Destroyer.ts'
import { trashRoutes } from './trash/routes.ts'
import { FreeSpace } from './transfers/reservations.ts'
import { uploadRoutes } from './transfers/uploadRoutes.ts'
import { UploadStore } from './transfers/UploadStore.ts'
import { userGroupRoutes } from './user-groups/routes.ts'
import { userRoutes } from './users/routes.ts'
import { ZipMaker } from './downloads/ZipMaker.ts'
import { zipRoutes } from './downloads/routes.ts'

/** What a node does beside sessions: its routes, and the stores and queues behind them. */
export interface Capabilities {
  readonly routes: readonly Route[]
  readonly mails: MailQueue
  /** The node listens; `origin` is where people reach it. Mails begin to go out, and the demo's holdings to come in. */
  begin(origin: string): void
  /** Ends what would never end by itself, so that the HTTP server can close. */
  endStreams(): Promise<void>
  /** Puts down what is under way. The database is still open then. */
  close(): Promise<void>
}

interface Surroundings {
  readonly dataDirectory: string
  readonly database: Database
  readonly keys: Keys
  readonly cookies: CookieScope
  readonly mail: { readonly smtpUrl: URL | undefined; readonly from: string | undefined; readonly hasOutbox: boolean }
  /** No other node works on this database. */
  readonly isAlone: boolean
  /** Those of the demo; none without it. */
  readonly demo: readonly InstalledOrganization[]
  /** For what goes wrong behind an answer. */
  readonly onError: (error: unknown) => void
}

/** What is still done behind answers that have been given. */
class Pending {
  readonly #works = new Set<Promise<void>>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  add(work: Promise<void>): void {
    const watched = work.catch(this.#onError).finally(() => this.#works.delete(watched))
    this.#works.add(watched)
  }

  async settle(): Promise<void> {
    await Promise.all(this.#works)
  }
}

export const openCapabilities = async ({ dataDirectory, database, keys, cookies, mail, isAlone, demo, onError }: Surroundings): Promise<Capabilities> => {
  const uploadsDirectory = join(dataDirectory, 'uploads')
  await mkdir(uploadsDirectory, { recursive: true, mode: 0o700 })
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  const uploads = new UploadStore({ directory: uploadsDirectory })
  const space = new FreeSpace({ database, uploads, disk: new DiskSpace(dataDirectory) })
  const hub = new EventHub(database.connection)
  await hub.open()
  const jobs = new BossQueue(database, { isSupervisor: true, onSent: () => workforce.wake(), onError })
  const workforce = new Workforce(jobs, database, { dataDirectory, isAlone, onError })
  const searches = new SearchLog(database, onError)
  await jobs.open()
  const letters = {
    ownCode: ownCodeLetter(keys.stepCode),
    password: passwordLetter(keys.passwordToken),
    security: securityLetter,
    stepCode: codeLetter(keys.stepCode),
    upgrade: upgradeLetter,
  }
  const post = new PostOffice({ database, dataDirectory, ...mail, letters, onError })
  await post.open()
  const pending = new Pending(onError)
  await workforce.begin()
  const destroyer = new Destroyer({ database, blobs, onError })
  destroyer.wake()
  const zips = new ZipMaker({ database, blobs, space, directory: join(dataDirectory, 'zips'), isAlone, onError })
  await zips.begin()
  const operator = new BulkOperator({ database, jobs, isAlone, onError })
  await operator.begin()
  const portraits = new PortraitMaker()
  const renewal = new Renewal(database, jobs)
  renewal.begin(onError)
  const seeder = new DemoSeeder({ database, blobs, jobs: jobs.unhurried, scratch: uploadsDirectory, onError })
  return {
    routes: [
      ...folderRoutes,
      ...assetRoutes(jobs),
      ...metadataRoutes(jobs),
      ...historyRoutes,
      ...movingRoutes(jobs, () => operator.wake()),
      ...bulkOperationRoutes(() => operator.wake()),
      ...trashRoutes({ jobs, onDestroyed: () => destroyer.wake(), onSent: () => operator.wake() }),
      ...favoriteRoutes,
      ...webReadyRoutes(() => operator.wake()),
      ...bulkRoutes(jobs),
      ...personRoutes,
      ...repositoryRoutes,
      ...relationRoutes,
      ...versionRoutes({ jobs, onDestroyed: () => destroyer.wake() }),
      ...uploadRoutes({ blobs, jobs, uploads, space }),
      ...fileRoutes({ blobs, jobs }),
      ...zipRoutes({ blobs, onSent: () => zips.wake() }),
      ...searchRoutes(searches),
      ...policyRoutes,
      ...mailRoutes({ database, post }),
      ...restrictionRoutes,
      ...eventRoutes(hub),
      ...organizationRoutes(post.mails),
      ...activityRoutes(jobs, () => operator.wake()),
      ...profileRoutes({ database, portraits, mails: post.mails }),
      ...roleRoutes,
      ...userGroupRoutes,
      ...userRoutes(invitationsBy({ mails: post.mails, key: keys.passwordToken }), post.mails),
      ...accountRoutes({ database, mails: post.mails, keys, cookies, hasOutbox: mail.hasOutbox, behind: (work) => pending.add(work) }),
    ],
    mails: post.mails,
    begin: (origin) => {
      post.begin(origin)
      seeder.begin(demo)
    },
    endStreams: () => hub.close(),
    close: async () => {
      await seeder.close()
      portraits.close()
      await searches.close()
      await pending.settle()
      await post.close()
      await destroyer.close()
      await operator.close()
      await zips.close()
      await renewal.close()
      await workforce.end()
      await jobs.close()
    },
  }
}
