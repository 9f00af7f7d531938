import { TimedOut, type Executor } from './JobRun.ts'

/** Milliseconds that a try has to break off when its time is over, before it is left to itself. */
const GRACE = 5_000

/** Makes tries in this process, where what takes too long can be asked to stop, and no more. */
export const inProcess: Executor = async (run, opened, by) => {
  const limit = run.kind?.timeLimit ?? 0
  const timers: NodeJS.Timeout[] = []
  const overdue = new Promise<never>((_resolve, reject) => {
    timers.push(setTimeout(() => run.timeOut(), limit), setTimeout(() => reject(new TimedOut()), limit + GRACE))
  })
  const running = opened.run(run.work(by))
  running.catch(() => undefined)
  try {
    return await Promise.race([running, overdue])
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}
