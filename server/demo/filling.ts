import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FillOrder, FillReport } from './messages.ts'

/** Beside this program when it is bundled, one folder up in the sources. */
const program = (): string => {
  const built = fileURLToPath(new URL('./filler.js', import.meta.url))
  return existsSync(built) ? built : fileURLToPath(new URL('../filler.ts', import.meta.url))
}

/** Fills the demo in a process of its own, so that nobody waits for painting. Answers how to end it. */
export const beginFilling = (order: FillOrder, onSent: () => void): (() => Promise<void>) => {
  const child: ChildProcess = fork(program(), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.on('message', (_message: FillReport) => onSent())
  child.send(order, () => undefined)
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
