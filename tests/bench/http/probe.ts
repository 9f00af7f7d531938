import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Probe } from './prober.ts'

/** Asks in the background; the returned function ends that and tells what every answer took, in milliseconds. */
export const startProbe = async (probe: Probe): Promise<() => Promise<readonly number[]>> => {
  const script = fileURLToPath(new URL('./prober.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(probe)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const written: Buffer[] = []
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('The prober ended early.')))
  await Promise.race([once(child.stdout, 'data'), failed])
  child.stdout.on('data', (chunk: Buffer) => written.push(chunk))
  return async () => {
    child.stdin.end()
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error('A request of the prober failed.')
    return JSON.parse(Buffer.concat(written).toString()) as readonly number[]
  }
}
