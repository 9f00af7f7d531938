import * as Result from 'effect/Result'
import type { Dashboard, DashboardGateway } from '../../application/dashboard/DashboardGateway.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { fileKindOf, formatOf } from '../../domain/assets/fileKind.ts'
import type { Amount, Holders } from '../../domain/dashboard/figures.ts'
import { bucketsOf, type Period } from '../../domain/dashboard/periods.ts'
import { can } from '../../domain/rights/can.ts'
import type { Faults } from '../memory/Faults.ts'
import { adderIdOf } from '../advanced-search/inMemoryAdders.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { recentIn } from '../memory/recentIn.ts'

const CAPACITY = 20 * 1024 ** 3
const RECENT = 6

/** Counts the sample as the server counts, with nothing kept. `now` of who reads: ISO. */
export class InMemoryDashboardGateway implements DashboardGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #reader: { readonly claims: SessionClaims; readonly now: () => string }

  constructor(library: InMemoryLibrary, faults: Faults, reader: { readonly claims: SessionClaims; readonly now: () => string }) {
    this.#library = library
    this.#faults = faults
    this.#reader = reader
  }

  async read(period: Period, _fresh: boolean, signal: AbortSignal) {
    const fault = await this.#faults.meet('dashboard.read', signal)
    if (fault) return Result.fail(fault as never)
    return Result.succeed(this.#dashboard(period))
  }

  #dashboard(period: Period): Dashboard {
    const [library, asOf] = [this.#library, this.#reader.now()]
    const all = [...library.assets.values()]
    const amounts = all.map((asset) => ({ asset, ...this.#amountOf(asset) }))
    const sum = (counted: readonly Amount[]): Amount => ({ files: counted.reduce((total, { files }) => total + files, 0), bytes: counted.reduce((total, { bytes }) => total + bytes, 0) })
    const grouped = <Key>(keyOf: (asset: AssetDetail) => Key) => [...Map.groupBy(amounts, ({ asset }) => keyOf(asset))].map(([key, counted]) => ({ key, ...sum(counted) }))
    const holders = (nameOf: (asset: AssetDetail) => string | null): Holders => ({
      listed: grouped(nameOf).map(({ key, ...amount }) => ({ id: key === null ? null : adderIdOf(key), name: key, ...amount })).toSorted((one, other) => other.bytes - one.bytes),
      others: null,
    })
    const kept = amounts.filter(({ files }) => files > 0)
    const buckets = bucketsOf(period, asOf).map((start) => ({ start, ...sum(kept.filter(({ asset }) => asset.createdAt.startsWith(start))) }))
    return {
      usage: {
        asOf,
        usedBytes: sum(amounts).bytes,
        storageCapacity: CAPACITY,
        trashBytes: sum(amounts.filter(({ files }) => files === 0)).bytes,
        kinds: grouped(({ mediaType }) => fileKindOf(mediaType)).map(({ key, ...amount }) => ({ kind: key, ...amount })).toSorted((one, other) => other.bytes - one.bytes),
      },
      formats: {
        asOf,
        files: kept.length,
        formats: grouped(({ mediaType }) => formatOf(mediaType) ?? null).map(({ key, ...amount }) => ({ format: key, ...amount })).filter(({ files }) => files > 0).toSorted((one, other) => other.files - one.files),
      },
      added: { asOf, period, files: sum(buckets).files, buckets },
      recent: { asOf, items: recentIn(library, RECENT) },
      holders: can(this.#reader.claims.permissions, 'viewHolders')
        ? { asOf, repositories: holders(({ repository }) => repository), persons: holders(({ id }) => library.creatorOf(id).name) }
        : null,
    }
  }

  #amountOf({ id, size, folderId }: AssetDetail): Amount {
    const isThrown = [id, ...this.#library.pathTo(folderId).map((step) => step.id)].some((one) => this.#library.trashed.has(one))
    return { files: isThrown ? 0 : 1, bytes: size + this.#library.versions.of(id).reduce((total, version) => total + version.size, 0) }
  }
}
