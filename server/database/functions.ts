import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { ask, sql } from './sql.ts'

/** One file for each function, with its rights; `-- after: a, b` in its first line names those that must be there before it. */
const directory = fileURLToPath(new URL('./functions/', import.meta.url))

const APPLIED = sql<{ readonly hash: string }>('select hash from applied_functions order by place desc')
const NOTE = sql('insert into applied_functions (hash) values ($1)')

interface SqlFunction {
  readonly name: string
  readonly create: string
  readonly after: readonly string[]
}

const readFunction = async (path: string): Promise<SqlFunction> => {
  const create = await readFile(join(directory, path), 'utf8')
  const [, after = ''] = /^-- after: ([\w, ]+)\n/.exec(create) ?? []
  return { name: basename(path, '.sql'), create, after: after.split(', ').filter((name) => name !== '') }
}

/** All of them, each behind what it needs. */
export const readFunctions = async (): Promise<readonly SqlFunction[]> => {
  const all = await Promise.all(globSync('**/*.sql', { cwd: directory }).sort().map(readFunction))
  const ordered = new Set<SqlFunction>()
  const place = (name: string, waiting: readonly string[]): void => {
    const found = all.find((one) => one.name === name)
    if (found === undefined || waiting.includes(name)) throw new Error(`Functions out of order: ${[...waiting, name].join(' after ')}`)
    if (ordered.has(found)) return
    for (const other of found.after) place(other, [...waiting, name])
    ordered.add(found)
  }
  for (const { name } of all) place(name, [])
  return [...ordered]
}

/**
 * Replaces the functions of the database where they are not those of this program, or where a migration may have dropped some. In one
 * transaction; whose owner they are and who may call them stays.
 */
export const applyFunctions = async (owner: pg.ClientBase, hasMigrated: boolean): Promise<void> => {
  const functions = await readFunctions()
  const hash = createHash('sha256').update(functions.map(({ create }) => create).join('\0')).digest('hex')
  const applied = (await ask(owner, APPLIED)).map((row) => row.hash)
  if (!hasMigrated && applied[0] === hash) return
  if (applied[0] !== hash && applied.includes(hash)) throw new Error('The database is newer than this program: its functions were changed since')
  try {
    await owner.query('begin')
    for (const { name, create } of functions) {
      await owner.query(create).catch((cause: unknown) => {
        throw new Error(`Function ${name} failed`, { cause })
      })
    }
    await ask(owner, NOTE, [hash])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
