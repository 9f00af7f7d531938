import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Load, LoadPlan } from './generator.ts'

/** As many connections as the limits are written for, and how long each figure is measured. */
const CONNECTIONS = 10
const SECONDS = 5

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

type Requests = Pick<LoadPlan, 'url' | 'headers' | 'paths' | 'bodies'>

/** Puts a load on a server and tells what it bore. Throws when a single request fails. */
export const load = async (requests: Requests, connections = CONNECTIONS): Promise<Load> => {
  const whole: LoadPlan = { ...requests, connections, seconds: SECONDS }
  const { stdout } = await promisify(execFile)(process.execPath, [script('./generator.ts'), JSON.stringify(whole)])
  return JSON.parse(stdout) as Load
}

/** As one person asks, who waits for each answer: what it takes without a line to stand in. */
export const loadAlone = (requests: Requests): Promise<Load> => load(requests, 1)

/** Puts the same load on a bare server that runs only meanwhile. */
export const loadBare = async (server: 'bareRows.ts' | 'bareFiles.ts', argument: unknown, addresses: number): Promise<Load> => {
  const child = spawn(process.execPath, [script(`./${server}`), JSON.stringify(argument)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${server} ended before it listened.`)))
    const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
    const url = `http://127.0.0.1:${line.toString().trim()}`
    return await load({ url, headers: {}, paths: Array.from({ length: addresses }, (_, index) => `/${index}`) })
  } finally {
    child.kill()
  }
}
