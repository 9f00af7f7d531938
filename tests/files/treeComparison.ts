import * as Result from 'effect/Result'
import type { Decisions } from '../../src/domain/move-copy/conflictPlan.ts'
import { itemsSelected, type SelectedRef } from '../../src/domain/items/selection.ts'
import { Faults } from '../../src/infrastructure/memory/Faults.ts'
import { InMemoryFolderGateway } from '../../src/infrastructure/folders/InMemoryFolderGateway.ts'
import { InMemoryLibrary } from '../../src/infrastructure/memory/InMemoryLibrary.ts'
import { InMemoryMovingGateway } from '../../src/infrastructure/move-copy/InMemoryMovingGateway.ts'
import { InMemoryBatches } from '../../src/infrastructure/memory/inMemorySelection.ts'
import { InMemoryBulkOperationGateway } from '../../src/infrastructure/bulk-operations/InMemoryBulkOperationGateway.ts'
import { InMemoryTrashGateway } from '../../src/infrastructure/trash/InMemoryTrashGateway.ts'
import { assetOf } from '../../src/infrastructure/memory/sampleAssets.ts'
import type { ServerTree } from './serverTree.ts'
import { randomFrom } from './randomFrom.ts'

/** What a tree is, however it is kept: the ways to what can be seen, and what lies in the trash. */
interface TreePicture {
  readonly ways: readonly string[]
  readonly trash: readonly string[]
}

interface Step {
  readonly operation: string
  /** Of the model and of the server; undefined: it was done. */
  readonly codes: readonly [string | undefined, string | undefined]
  readonly model: TreePicture
  readonly server: TreePicture
}

interface Comparison {
  /** A random operation, or the one of this name. */
  step(chosen?: Operation): Promise<Step>
}

type Operation = 'plant' | 'create' | 'upload' | 'move' | 'copy' | 'trash' | 'restore' | 'delete'

/** The same thing in the model and on the server. */
interface Pair {
  readonly kind: SelectedRef['kind']
  readonly model: string
  readonly server: string
}

/** What was done, and the codes of the model and of the server. */
type Outcome = readonly [string, string | undefined, string | undefined]

const NAMES = ['a', 'b', 'c', 'd', 'e']
/** An operation that found nothing to do, and how often another one is tried then. */
const NOTHING: Outcome = ['nothing', undefined, undefined]
const TRIES = 8
const signal = new AbortController().signal
const codeOf = (outcome: Result.Result<unknown, { readonly code: string }>): string | undefined => (Result.isFailure(outcome) ? outcome.failure.code : undefined)

/** Runs the same random operations on the in-memory library, which is a pure model of the tree, and on the server, both empty at first. */
export const beginComparison = (server: ServerTree, seed: number): Comparison => {
  const random = randomFrom(seed)
  const library = new InMemoryLibrary()
  const [faults, batches] = [new Faults(), new InMemoryBatches(library)]
  const folders = new InMemoryFolderGateway(library, faults)
  const bulkOperations = new InMemoryBulkOperationGateway(library, faults)
  const moving = new InMemoryMovingGateway(library, faults, batches, bulkOperations)
  const trash = new InMemoryTrashGateway(library, faults, batches, bulkOperations)
  /** Everything that was seen on both sides at the same way, and the binned things by their identifier in the model. */
  let live: ReadonlyMap<string, Pair> = new Map()
  const binned = new Map<string, Pair>()

  const modelWays = (): ReadonlyMap<string, SelectedRef> => {
    const all = new Map<string, SelectedRef>()
    const walk = (parentId: string | null, way: string): void => {
      for (const folder of library.childrenOf('RECORDS', parentId)) {
        all.set(`${way}/${folder.name}/`, { kind: 'folder', id: folder.id })
        walk(folder.id, `${way}/${folder.name}`)
      }
      for (const asset of parentId === null ? [] : library.assetsIn('RECORDS', parentId)) all.set(`${way}/${asset.name} ${asset.size}`, { kind: 'asset', id: asset.id })
    }
    walk(null, '')
    return all
  }
  const modelTrash = (): readonly string[] =>
    [...library.bin.binned.values()].map(({ item }) => `${item.kind} ${item.name} ${item.folderCount} ${item.assetCount}`).toSorted()

  const pictures = async (): Promise<Pick<Step, 'model' | 'server'>> => {
    const [mine, { ways: theirs, trash: theirTrash }] = [modelWays(), await server.picture()]
    const pairs = new Map<string, Pair>()
    for (const [way, { kind, id }] of mine) {
      const other = theirs.get(way)
      if (other !== undefined) pairs.set(way, { kind, model: id, server: other })
    }
    live = pairs
    return {
      model: { ways: [...mine.keys()].toSorted(), trash: modelTrash() },
      server: { ways: [...theirs.keys()].toSorted(), trash: theirTrash },
    }
  }

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)]
  const places = (): readonly Pair[] => [...live.values()].filter(({ kind }) => kind === 'folder')
  /** Mostly what is there; now and then what lies in the trash, which is to be refused. */
  const somePlace = (): Pair | undefined => {
    if (random(6) === 0) return undefined
    const gone = [...binned.values()].filter(({ kind, model }) => kind === 'folder' && library.folders.has(model))
    return random(12) === 0 && gone.length > 0 ? pick(gone) : pick(places())
  }
  const siblings = (): readonly Pair[] => {
    const place = random(5) === 0 ? '' : (pick([...live.keys()].filter((way) => way.endsWith('/'))) ?? '/').slice(0, -1)
    const inside = [...live].filter(([way]) => way.startsWith(`${place}/`) && !way.slice(place.length + 1, -1).includes('/')).map(([, pair]) => pair)
    return inside.filter(() => random(2) === 0).slice(0, 3)
  }
  const decided = (): Decisions => {
    const [folder, asset] = [random(4), random(5)]
    return {
      ...(folder === 0 ? {} : { folders: folder === 1 ? 'skip' : 'rename' }),
      ...(asset === 0 ? {} : { assets: (['skip', 'rename', 'replace', 'replace'] as const)[asset - 1] ?? 'skip' }),
    }
  }
  const of = (pairs: readonly Pair[], side: 'model' | 'server') => itemsSelected(pairs.map((pair) => ({ kind: pair.kind, id: pair[side] })))
  const named = (pairs: readonly Pair[]): string => pairs.map(({ kind, model }) => `${kind} ${model.slice(-4)}`).join(', ')

  const operations: Readonly<Record<Operation, () => Promise<Outcome>>> = {
    plant: async () => {
      const names = { outer: pick(NAMES) ?? 'a', inner: pick(NAMES) ?? 'b', file: `${pick(NAMES) ?? 'a'}.csv` }
      const outer = library.addFolder({ name: names.outer, parentId: null, type: 'RECORDS' })
      const inner = library.addFolder({ name: names.inner, parentId: outer.id, type: 'RECORDS' })
      assetOf(library, { name: names.file, size: 1, folderId: inner.id, type: 'RECORDS' })
      return [`plant ${names.outer}/${names.inner}/${names.file}`, undefined, await server.plant(names)]
    },
    create: async () => {
      const [place, name] = [somePlace(), pick(NAMES) ?? 'a']
      if (place !== undefined && library.trashed.has(place.model)) return NOTHING
      const mine = await folders.create('RECORDS', place?.model ?? null, name, signal)
      return [`create ${name}`, codeOf(mine), await server.create(place?.server ?? null, name)]
    },
    upload: async () => {
      const place = pick(places())
      const [name, size] = [`${pick(NAMES) ?? 'a'}.csv`, 1 + random(1000)]
      if (place === undefined || library.isAssetNameTaken(place.model, name)) return NOTHING
      assetOf(library, { name, size, folderId: place.model, type: 'RECORDS' })
      return [`upload ${name}`, undefined, await server.upload(place.server, name, size)]
    },
    move: async () => {
      const [pairs, to, decisions] = [siblings(), somePlace(), decided()]
      if (pairs.length === 0) return NOTHING
      const mine = await moving.move({ type: 'RECORDS', selection: of(pairs, 'model'), destinationId: to?.model ?? null }, decisions, signal)
      const theirs = await server.move('move', of(pairs, 'server'), to?.server ?? null, decisions)
      return [`move ${named(pairs)} to ${to?.model.slice(-4) ?? 'root'} ${JSON.stringify(decisions)}`, codeOf(mine), theirs]
    },
    copy: async () => {
      const [pairs, to, decisions] = [siblings(), somePlace(), decided()]
      if (pairs.length === 0 || library.folders.size > 150) return NOTHING
      const mine = await moving.copy({ type: 'RECORDS', selection: of(pairs, 'model'), destinationId: to?.model ?? null }, decisions, signal)
      const theirs = await server.move('copy', of(pairs, 'server'), to?.server ?? null, decisions)
      return [`copy ${named(pairs)} to ${to?.model.slice(-4) ?? 'root'} ${JSON.stringify(decisions)}`, codeOf(mine), theirs]
    },
    trash: async () => {
      const pairs = siblings()
      if (pairs.length === 0) return NOTHING
      const mine = await trash.trash('RECORDS', of(pairs, 'model'), signal)
      if (Result.isSuccess(mine)) for (const pair of pairs) binned.set(pair.model, pair)
      return [`trash ${named(pairs)}`, codeOf(mine), await server.moveToTrash(of(pairs, 'server'))]
    },
    restore: async () => {
      const pairs = [...library.bin.binned.keys()].flatMap((id) => binned.get(id) ?? []).filter(() => random(4) === 0).slice(0, 3)
      const [to, decisions] = [random(3) === 0 ? somePlace() : 'back', decided()] as const
      if (pairs.length === 0) return NOTHING
      const where = (side: 'model' | 'server') => (to === 'back' ? {} : { destinationId: to?.[side] ?? null })
      const mine = await trash.restore({ selection: of(pairs, 'model'), ...where('model') }, decisions, signal)
      const theirs = await server.restore({ selection: of(pairs, 'server'), ...where('server') }, decisions)
      return [`restore ${named(pairs)} ${to === 'back' ? to : (to?.model.slice(-4) ?? 'root')} ${JSON.stringify(decisions)}`, codeOf(mine), theirs]
    },
    delete: async () => {
      const pairs = [...library.bin.binned.keys()].flatMap((id) => binned.get(id) ?? []).filter(() => random(6) === 0).slice(0, 2)
      if (pairs.length === 0) return NOTHING
      const mine = await trash.deletePermanently(of(pairs, 'model'), signal)
      return [`delete ${named(pairs)}`, codeOf(mine), await server.deletePermanently(of(pairs, 'server'))]
    },
  }
  const often: readonly Operation[] = ['create', 'create', 'upload', 'upload', 'move', 'move', 'move', 'copy', 'trash', 'trash', 'restore', 'restore', 'delete']

  return {
    step: async (chosen) => {
      let outcome = NOTHING
      for (let go = 0; go < TRIES && outcome === NOTHING; go += 1) outcome = await operations[chosen ?? pick(often) ?? 'create']()
      const [operation, mine, theirs] = outcome
      return { operation, codes: [mine, theirs], ...(await pictures()) }
    },
  }
}
