import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which somebody who waits is told why. */
const EXPLAINED_AFTER = 10_000

/** Nobody need notice that it is looked for so often, nor so seldom while a crash is recovered from. */
const LOOK_EVERY = 5
const THEN_EVERY = 200

/**
 * Waits until PostgreSQL takes connections. It may first have to replay what a crash left, which takes as long as it takes: broken off, it would begin
 * again at the next start. Throws once its process has ended.
 */
export const ready = async (child: Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode'>, cluster: string, onLog: (line: string) => void): Promise<void> => {
  const begun = Date.now()
  let isExplained = false
  for (;;) {
    const status = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    if (Number(status.split('\n')[0]) === child.pid && status.trimEnd().endsWith('ready')) return
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('PostgreSQL stopped while starting')
    if (!isExplained && Date.now() - begun > EXPLAINED_AFTER) {
      onLog('It takes no connections yet: it replays what was left when it was ended last. Nothing is lost by waiting.')
      isExplained = true
    }
    await pause(isExplained ? THEN_EVERY : LOOK_EVERY)
  }
}
