import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../freePort.ts'
import { bundled } from './bundled.ts'

/** Names where the workers of a run keep what they prepare; removed after it. */
export const PREPARED_VARIABLE = 'VITRINE_TEST_PREPARED'

const TIMEOUT = 60_000

/** A server as a process of its own, with its own embedded PostgreSQL: one that can be killed. */
export interface Program {
  readonly url: string
  readonly process: ChildProcess
  /** What it wrote so far, on both outputs. */
  readonly output: () => string
  /** Resolves to its exit code once it has ended; null when it was killed. */
  readonly ended: Promise<number | null>
}

export const spawnProgram = async (
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
  program = bundled('develop'),
): Promise<Program> => {
  const port = await freePort()
  const { DATABASE_URL: _own, ...inherited } = process.env
  const own = { NODE_ENV: 'test', PORT: String(port), VITRINE_DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { url: `http://127.0.0.1:${port}`, process: child, output: () => output, ended }
}

/** Ends a program as an operator does. */
export const endProgram = async (program: Program): Promise<number | null> => {
  program.process.kill('SIGTERM')
  return program.ended
}

/** Waits until a program answers. Throws with what it wrote when it ends before, or has not answered for so long; then it has ended, too. */
export const answering = async (program: Program, timeout = TIMEOUT): Promise<Program> => {
  const end = Date.now() + timeout
  for (;;) {
    const answered = await fetch(`${program.url}/v1/openapi.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return program
    if (program.process.exitCode !== null || Date.now() > end) {
      await endProgram(program)
      throw new Error(`The server did not start:\n${program.output()}`)
    }
    await pause(20)
  }
}

export const startProgram = async (
  dataDirectory: string,
  environment?: Readonly<Record<string, string>>,
  program?: string,
): Promise<Program> => answering(await spawnProgram(dataDirectory, environment, program))

/** The process of the embedded PostgreSQL of a data directory. */
export const postmasterOf = async (dataDirectory: string): Promise<number> => {
  const [pid] = (await readFile(join(dataDirectory, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

/** A process that has ended but that nobody has buried yet is not alive. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
