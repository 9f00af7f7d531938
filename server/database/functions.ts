import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

/** One file for each function, with its rights; `-- after: a, b` in its first line names those that must be there before it. */
const directory = fileURLToPath(new URL('./functions/', import.meta.url))

interface SqlFunction {
  readonly name: string
  readonly sql: string
  readonly after: readonly string[]
}

const readFunction = async (path: string): Promise<SqlFunction> => {
  const sql = await readFile(join(directory, path), 'utf8')
  const [, after = ''] = /^-- after: ([\w, ]+)\n/.exec(sql) ?? []
  return { name: basename(path, '.sql'), sql, after: after.split(', ').filter((name) => name !== '') }
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
  const hash = createHash('sha256').update(functions.map(({ sql }) => sql).join('\0')).digest('hex')
  const { rows } = await owner.query<{ hash: string }>('select hash from applied_functions order by place desc')
  if (!hasMigrated && rows[0]?.hash === hash) return
  if (rows[0]?.hash !== hash && rows.some((row) => row.hash === hash)) throw new Error('The database is newer than this program: its functions were changed since')
  try {
    await owner.query('begin')
    for (const { name, sql } of functions) {
      await owner.query(sql).catch((cause: unknown) => {
        throw new Error(`Function ${name} failed`, { cause })
      })
    }
    await owner.query('insert into applied_functions (hash) values ($1)', [hash])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
