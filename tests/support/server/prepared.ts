import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endProgram, PREPARED_VARIABLE, startProgram } from './program.ts'

/** For a server on a prepared data directory: the demo's people are there already, and its files are not wanted. */
export const PREPARED = { VITRINE_DEMO: 'off' } as const

const make = async (): Promise<string> => {
  const place = process.env[PREPARED_VARIABLE]
  if (place === undefined) throw new Error(`${PREPARED_VARIABLE} names no place`)
  const folder = await mkdtemp(join(place, 'data-'))
  await endProgram(await startProgram(folder))
  return folder
}

let made: Promise<string> | undefined

/** Makes a folder a data directory with the demo's people: a copy of one that a server made, once for many tests. */
export const prepare = async (folder: string): Promise<void> => {
  made ??= make()
  // With its owners: where this runs as root, the database belongs to somebody else.
  await promisify(execFile)('cp', ['-a', `${await made}/.`, folder])
}
