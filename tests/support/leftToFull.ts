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
/** Of so many files of journeys one is left out. */
const TURNS = 3

/** The files of journeys whose turn it is not, others with each seed; none where all is played, or one is asked for by hand. */
export const journeysLeft = (environment: Environment, names: readonly string[]): readonly string[] => {
  const seed = Number(environment['SEED'] ?? Number.NaN)
  if (playsAll(environment) || Number.isNaN(seed)) return []
  const inTurn = names.filter((name) => isJourney(name) && !DAILY.includes(name)).toSorted()
  return inTurn.filter((_, at) => (at + seed) % TURNS === 0)
}

/** What a run does not do, in words; nothing where all of it is asked for. */
export const leftToFull = (environment: Environment, sources: readonly string[]): readonly string[] => {
  const journeys = sources.reduce((sum, source) => sum + source.split(`'${FULL}'`).length - 1, 0)
  const { AUDITS, VALUES, CYCLES, SEQUENCES, ROUNDS } = environment
  return [
    ...(playsAll(environment) ? [] : [`${journeys} journeys tagged ${FULL}`, 'journeys whose turn it is not', 'mutation testing']),
    ...(AUDITS === 'all' ? [] : ['the audits by axe of the stories whose turn it is not']),
    ...(VALUES === 'all' ? [] : ['hostile input and foreign modules whose turn it is not']),
    ...(CYCLES !== undefined && SEQUENCES !== undefined && ROUNDS !== undefined ? [] : ['most kills, sequences and races']),
  ]
}
