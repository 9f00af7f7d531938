import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rare or long journeys, and such as also a story or a test of the rule proves: played by `npm run test:full`. */
export const FULL = '@full'

const isJourney = (name: string): boolean => name.endsWith('.spec.ts')

/** The sources of all journeys. */
export const journeySources = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(isJourney)
    .map((name) => readFileSync(join(folder, name), 'utf8'))

type Environment = Readonly<Record<string, string | undefined>>

export const playsAll = ({ JOURNEYS }: Environment): boolean => JOURNEYS === 'all'

/** Played in every run: what most people do every day. */
const DAILY = ['mainJob.spec.ts']

/** Of so many the turn of one comes with each seed. */
const TURNS = 4

/** All but a share of them, another with the next seed; none where all is played, or one is asked for by hand. */
const waiting = (environment: Environment, names: readonly string[]): readonly string[] => {
  const seed = Number(environment['SEED'] ?? Number.NaN)
  return playsAll(environment) || Number.isNaN(seed) ? [] : names.toSorted().filter((_, at) => (at + seed) % TURNS !== 0)
}

/** The files of journeys whose turn it is not. */
export const journeysLeft = (environment: Environment, names: readonly string[]): readonly string[] =>
  waiting(environment, names.filter((name) => isJourney(name) && !DAILY.includes(name)))

/** Of the server's tests those that take longest (4 to 60 s), but what tells tenants apart, is durable, races or is served to strangers: those take no turns. */
export const LONG = [
  'server/assistant/engines.test.ts',
  'server/assistant/hostile.test.ts',
  'server/assistant/model/model.test.ts',
  'server/autofill/autofill.test.ts',
  'server/autofill/model/model.test.ts',
  'server/contact-exchange/contactExchange.test.ts',
  'server/dry-run/dryRun.test.ts',
  'server/face-recognition/comparedMeanwhile.test.ts',
  'server/face-recognition/decided.test.ts',
  'server/face-recognition/faces.test.ts',
  'server/face-recognition/learnt.test.ts',
  'server/iiif/ImageMaker.test.ts',
  'server/mail/deliveries.test.ts',
  'server/media/fingerprint.test.ts',
  'server/metadata-import/TableReader.test.ts',
  'server/metadata-import/imports.test.ts',
  'server/metadata-table/cells.test.ts',
  'server/metadata-table/files.test.ts',
  'server/metadata-table/rows.test.ts',
  'server/metadata/assetValues.test.ts',
  'server/ocr/manyPages.test.ts',
  'server/ocr/reading.test.ts',
  'server/processing/memoryLimit.test.ts',
  'server/processing/workers.test.ts',
  'server/recognition/readings.test.ts',
  'server/recognition/settings.test.ts',
  'server/suggestions/deciding.test.ts',
  'tests/contract/bulkOperations.test.ts',
  'tests/contract/metadataImports.test.ts',
  'tests/contract/ocr.test.ts',
  'tests/contract/renaming.test.ts',
  'tests/files/bulkOperations.test.ts',
  'tests/files/compression.test.ts',
  'tests/files/duplicates.test.ts',
  'tests/files/ocr.test.ts',
  'tests/files/recognition.test.ts',
  'tests/files/restoreJobs.test.ts',
  'tests/files/searchComparison.test.ts',
  'tests/files/trashJobs.test.ts',
  'tests/files/treeModel.test.ts',
  'tests/files/usageEvents.test.ts',
  'tests/files/webReadyJobs.test.ts',
  'tests/files/zipOfFolders.test.ts',
  'tests/files/zips.test.ts',
  'tests/relevance/relevance.test.ts',
]

/** The server's long tests whose turn it is not. */
export const longLeft = (environment: Environment): readonly string[] => waiting(environment, LONG)

/** What a run does not do, in words; nothing where all of it is asked for. */
export const leftToFull = (environment: Environment, sources: readonly string[]): readonly string[] => {
  const journeys = sources.reduce((sum, source) => sum + source.split(`'${FULL}'`).length - 1, 0)
  const { AUDITS, VALUES, CYCLES, SEQUENCES, ROUNDS } = environment
  return [
    ...(playsAll(environment) ? [] : [`${journeys} journeys tagged ${FULL}`, 'journeys and long tests of the server whose turn it is not', 'mutation testing']),
    ...(AUDITS === 'all' ? [] : ['stories whose turn it is not, and most audits by axe']),
    ...(VALUES === 'all' ? [] : ['hostile input, foreign modules and calls sent twice whose turn it is not']),
    ...(CYCLES !== undefined && SEQUENCES !== undefined && ROUNDS !== undefined ? [] : ['most kills, sequences and races']),
  ]
}
