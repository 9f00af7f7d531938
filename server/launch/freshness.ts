import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The state of the sources that something was built from: how many files, and when the newest of them changed. */
interface SourceState {
  readonly files: number
  readonly newest: number
}

const IGNORED = /\.(test|stories|fixture)\.tsx?$|\.md$/

const stateOfFile = async (path: string): Promise<SourceState> => ({ files: 1, newest: Math.floor((await stat(path)).mtimeMs) })

const stateOfPath = async (path: string): Promise<SourceState> => {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return { files: 0, newest: 0 }
  if (!found.isDirectory()) return stateOfFile(path)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
  return sum(await Promise.all(names.map((entry) => stateOfFile(join(entry.parentPath, entry.name)))))
}

const sum = (states: readonly SourceState[]): SourceState => ({
  files: states.reduce((total, { files }) => total + files, 0),
  newest: states.reduce((latest, { newest }) => Math.max(latest, newest), 0),
})

export const stateOf = async (paths: readonly string[]): Promise<SourceState> => sum(await Promise.all(paths.map(stateOfPath)))

/** Whether a build was made from the sources as they are now. */
export const isFresh = async (stamp: string, state: SourceState): Promise<boolean> => {
  const known = await readFile(stamp, 'utf8').catch(() => '')
  return known === JSON.stringify(state)
}

export const stampBuild = async (stamp: string, state: SourceState): Promise<void> => {
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, JSON.stringify(state))
}
