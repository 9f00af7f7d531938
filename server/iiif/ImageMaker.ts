import { createHash } from 'node:crypto'
import { FairQueue } from '../authentication/FairQueue.ts'
import type { DiskSpace } from '../files/DiskSpace.ts'
import { canonicalPath, type Extent, type ImagePlan, type ServedImage } from '../../src/domain/iiif/imagePlan.ts'
import { ImageOverdue, ImageWorkers } from './ImageWorkers.ts'
import type { ImageOrder, ImageReply } from './orders.ts'
import { ViewStore } from './ViewStore.ts'

/** A picture that can be looked at: a stored one in a size, or a page of a stored document or TIFF with its long side. */
export type ImageSource = { readonly blobKey: string } & ({ readonly extent: Extent } | { readonly page: number; readonly side: number })

/** Pictures at once; as many cores are left to everything else as a small machine has. */
const AT_ONCE = 2

/** Pictures that wait: of all, for one address, of one asset. A viewer asks for a screen full of tiles. */
const WAITING = { all: 96, line: 32, account: 64 } as const

/** Milliseconds for which a file that could not be made is not tried again, and files that are remembered. */
const FAILED_FOR = 10 * 60_000
const MOST_REMEMBERED = 5_000

interface Options {
  readonly dataDirectory: string
  readonly root: string
  /** Bytes of views on the disk. */
  readonly most: number
  readonly disk: Pick<DiskSpace, 'hasRoomFor'>
  readonly now: () => number
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

const remember = <A>(map: Map<string, A>, key: string, value: A): void => {
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= MOST_REMEMBERED) return
    map.delete(oldest)
  }
}

/** Views of pictures, made apart from the API and kept: bounded in time, at once, and for each who asks. */
export class ImageMaker {
  readonly #workers: ImageWorkers
  readonly #views: ViewStore
  readonly #queue = new FairQueue({ atOnce: { all: AT_ONCE, strangers: AT_ONCE }, waiting: WAITING })
  readonly #underWay = new Map<string, Promise<unknown>>()
  readonly #extents = new Map<string, Extent>()
  readonly #failed = new Map<string, number>()
  readonly #now: () => number

  constructor({ dataDirectory, root, most, disk, now }: Options) {
    this.#workers = new ImageWorkers({ dataDirectory })
    this.#views = new ViewStore({ root, most, disk })
    this.#now = now
  }

  /** The size of a picture; undefined: there is no such page, or it cannot be made. Throws Crowded, ImageOverdue. */
  async extentOf(source: ImageSource, caller: string): Promise<Extent | undefined> {
    if ('extent' in source) return source.extent
    const path = this.#keptAt(source)
    const known = this.#extents.get(path)
    if (known !== undefined) return known
    const reply = (await this.#views.has(path)) ? await this.#run(source, caller, { kind: 'measure', path }) : await this.#keep(source, caller)
    if (reply.kind !== 'measured' && reply.kind !== 'kept') return undefined
    remember(this.#extents, path, reply.extent)
    return reply.extent
  }

  /** Names a view by all that it depends on. */
  keyOf(source: ImageSource, plan: ImagePlan, image: ServedImage): string {
    return digest(JSON.stringify([source, image.longest, canonicalPath(plan, image)]))
  }

  /** Undefined where it cannot be made. Throws Crowded, ImageOverdue. */
  async view(source: ImageSource, plan: ImagePlan, image: ServedImage, caller: string): Promise<Buffer | undefined> {
    const path = this.#views.pathOf(source.blobKey, `${this.keyOf(source, plan, image)}.${plan.format}`)
    return (await this.#views.bytes(path)) ?? this.#once(path, () => this.#make(source, plan, image, path, caller))
  }

  close(): void {
    this.#workers.close()
  }

  async #make(source: ImageSource, plan: ImagePlan, whole: Extent, path: string, caller: string): Promise<Buffer | undefined> {
    const order: ImageOrder = { kind: 'view', path: this.#keptAt(source), whole: { width: whole.width, height: whole.height }, plan }
    const first = await this.#run(source, caller, order)
    const reply = first.kind === 'gone' && (await this.#keep(source, caller)).kind === 'kept' ? await this.#run(source, caller, order) : first
    if (reply.kind !== 'viewed') return undefined
    const bytes = Buffer.from(reply.bytes)
    await this.#views.put(path, bytes)
    return bytes
  }

  #keep(source: ImageSource, caller: string): Promise<ImageReply> {
    const path = this.#keptAt(source)
    return this.#once(path, () => this.#keepAt(path, source, caller))
  }

  async #keepAt(path: string, source: ImageSource, caller: string): Promise<ImageReply> {
    if ((this.#failed.get(path) ?? 0) > this.#now()) return { kind: 'failed' }
    const { blobKey } = source
    const as = 'extent' in source ? source.extent : { page: source.page, side: source.side }
    try {
      const reply = await this.#run(source, caller, { kind: 'keep', blobKey, path, as })
      if (reply.kind === 'kept') await this.#views.added(path)
      else remember(this.#failed, path, this.#now() + FAILED_FOR)
      return reply
    } catch (error) {
      if (error instanceof ImageOverdue) remember(this.#failed, path, this.#now() + FAILED_FOR)
      throw error
    }
  }

  #keptAt({ blobKey, ...of }: ImageSource): string {
    return this.#views.pathOf(blobKey, `${digest(JSON.stringify(of))}.tif`)
  }

  #run(source: ImageSource, caller: string, order: ImageOrder): Promise<ImageReply> {
    return this.#queue.run({ isKnown: false, line: caller, account: source.blobKey }, () => this.#workers.run(order))
  }

  /** Whoever asks for the same meanwhile gets the same. */
  #once<A>(key: string, work: () => Promise<A>): Promise<A> {
    const found = this.#underWay.get(key) as Promise<A> | undefined
    if (found !== undefined) return found
    const made = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }
}
