import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '../support/freePort.ts'
import { treeOf } from './memory.ts'

/** The product as `npm start` runs it, on a data directory of the bench's own. */
export interface Product {
  readonly url: string
  readonly dataDirectory: string
  /** The server's own process, without npm around it. */
  readonly serverPid: number
  /** From the command to the first sign-in that succeeded, milliseconds. */
  readonly startedIn: number
  /** Resolves once everything has ended. */
  stop(): Promise<void>
}

/** The fixed names of the demo data. */
export const DEMO_LOGIN = { email: 'admin@harbour.example', organization: 'Harbour Museum', password: 'Vitrine-demo-1', rememberMe: true }

const START_SCRIPT = 'server/launch/start.js'
const TIMEOUT_MS = 60_000

const signsIn = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_LOGIN),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Nothing of a process that has just ended. */
const commandOf = (pid: number): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** npm and its shell have the script's name in their command line too, but only node has it as its own script. */
const serverBelow = (pid: number): number | undefined =>
  treeOf([pid]).find((one) => {
    const [program = '', ...args] = commandOf(one)
    return program.endsWith('node') && args.some((arg) => arg.endsWith(START_SCRIPT))
  })

/** Throws when there is no sign-in within a minute, or when the process ends before; then nothing of it goes on. */
export const startProduct = async (dataDirectory: string): Promise<Product> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _own, ...environment } = process.env
  const env = { ...environment, HOST: '127.0.0.1', PORT: String(port), VITRINE_DATA_DIR: dataDirectory }
  const started = performance.now()
  const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const { pid = 0 } = child
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) process.kill(serverBelow(pid) ?? pid, 'SIGTERM')
    await ended
  }
  const begun = async (): Promise<Pick<Product, 'serverPid' | 'startedIn'>> => {
    while (!(await signsIn(url))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`)
      if (performance.now() - started > TIMEOUT_MS) throw new Error('No sign-in within a minute.')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const startedIn = performance.now() - started
    const serverPid = serverBelow(pid)
    if (serverPid === undefined) throw new Error('The server is not to be found among the processes.')
    return { serverPid, startedIn }
  }
  try {
    return { url, dataDirectory, stop, ...(await begun()) }
  } catch (error) {
    await stop()
    throw error
  }
}
