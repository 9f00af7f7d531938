import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { atMost, median, plain, quantile, type Figures } from '../figures.ts'
import { seedFaces } from '../seed/faces.ts'
import type { Section } from '../section.ts'
import { loadAlone } from './load.ts'
import { groupedIn, recognitionWorker } from './recognitionWorker.ts'
import { apiSession } from './signedIn.ts'

/** Milliseconds of a picture, megabytes, milliseconds of grouping, and of a list beside all that. */
const PICTURE = 1_500
const MEMORY = 600
const GROUPING = 10_000
const LIST = 50
/** Seconds without work after which the worker is gone. */
const IDLE = 30

const FACES = 10_000
const PEOPLE = 2_000
const ROUNDS = 4

interface Recognized {
  readonly pictures: readonly number[]
  readonly loaded: number
  readonly megabytes: number
  readonly grouping: number
  readonly groups: number
}

/** Below normal priority, as workers are. */
const recognizing = async (): Promise<Recognized> => {
  const photographs = join(dirname(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api'))), 'demo')
  const samples = [1, 2, 3, 4, 5, 6].map((number) => join(photographs, `sample${number}.jpg`))
  const running = promisify(execFile)(process.execPath, ['tests/bench/recognizing.ts', String(ROUNDS), String(FACES), String(PEOPLE), ...samples])
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return JSON.parse((await running).stdout) as Recognized
}

/** Photographs read and ten thousand faces grouped, with lists of assets and of groups beside. */
export const recognition: Section = {
  name: 'recognition',
  measure: async ({ product, library }) => {
    await seedFaces(library.connection, library.organizationId, FACES, PEOPLE)
    const session = await apiSession(product.url)
    const { groups } = await session.get<{ readonly groups: readonly object[] }>('/v1/face-recognition/groups')
    if (groups.length === 0) throw new Error('No groups of faces')
    const lists = { groups: ['/v1/face-recognition/groups'], assets: [`/v1/assets?folderId=${library.folderId}`] }
    const work = recognizing()
    const figures: Record<string, Figures[string]> = {}
    for (const [name, paths] of Object.entries(lists)) {
      const beside = await loadAlone({ ...session, paths })
      figures[`${name}BesideP50`] = atMost(LIST, beside.p50, 'ms')
      figures[`${name}BesideP95`] = atMost(LIST, beside.p95, 'ms')
    }
    const done = await work
    const grouping = groupedIn(library, FACES, PEOPLE)
    const besideGrouping = await loadAlone({ ...session, paths: lists.assets })
    const worker = { grouping: await grouping, ...(await recognitionWorker(product, library)) }
    return {
      pictureP50: atMost(PICTURE, median(done.pictures), 'ms'),
      pictureP95: plain(quantile(done.pictures, 0.95), 'ms'),
      firstPicture: plain(done.loaded, 'ms'),
      memory: atMost(MEMORY, done.megabytes, 'MB'),
      grouping: atMost(GROUPING, done.grouping, 'ms'),
      groupsOfPeople: plain(done.groups, 'groups', PEOPLE),
      groupingWithDatabase: atMost(GROUPING, worker.grouping, 'ms'),
      assetsBesideGroupingP50: atMost(LIST, besideGrouping.p50, 'ms'),
      assetsBesideGroupingP95: atMost(LIST, besideGrouping.p95, 'ms'),
      workerMemory: atMost(MEMORY, worker.megabytes, 'MB'),
      workerGoneAfter: atMost(IDLE, worker.goneAfter, 's'),
      ...figures,
    }
  },
}
