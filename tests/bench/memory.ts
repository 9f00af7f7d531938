import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly parent: number
}

/** `/proc/<pid>/stat` is `pid (name) state ppid …`, and the name may hold anything. */
const parentOf = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

const processes = (): readonly Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap((pid) => {
      const parent = parentOf(pid)
      return parent === undefined ? [] : [{ pid, parent }]
    })

/** The processes themselves and everything they started. */
export const treeOf = (roots: readonly number[]): readonly number[] => {
  const all = processes()
  const tree = new Set(roots)
  for (let before = 0; before !== tree.size; ) {
    before = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.filter(({ pid }) => tree.has(pid)).map(({ pid }) => pid)
}

interface Share {
  readonly pid: number
  readonly command: string
  /** Proportional set size, MB of 1,000,000 bytes. */
  readonly megabytes: number
}

/** What one process costs: its own pages, and its share of those that it has in common with others. Throws where it cannot be read. */
const shareOf = (pid: number): Share => {
  const kibibytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  if (kibibytes === undefined) throw new Error(`The memory of process ${pid} cannot be read.`)
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { pid, command, megabytes: (Number(kibibytes) * 1024) / 1e6 }
}

export const isPostgres = ({ command }: Share): boolean => command.includes('postgres')

/** Of all of them together, MB. */
export const sumOf = (processes: readonly Share[]): number => processes.reduce((total, { megabytes }) => total + megabytes, 0)

/** What the system says of a process that is gone, or going. */
const ENDED = ['ENOENT', 'ESRCH']

/** A process that ended between the listing and the reading costs nothing. */
export const shares = (roots: readonly number[]): readonly Share[] =>
  treeOf(roots).flatMap((pid) => {
    try {
      return [shareOf(pid)]
    } catch (error) {
      if (error instanceof Error && 'code' in error && ENDED.includes(String(error.code))) return []
      throw error
    }
  })
