import { setTimeout as pause } from 'node:timers/promises'
import { postmasterOf } from './database.ts'
import { atMost, plain } from './figures.ts'
import { isPostgres, shares, sumOf } from './memory.ts'
import { say, type Section } from './section.ts'

/** Until workers without a job are gone, and the server has given back what it can (server/node/memoryAtRest.ts), in milliseconds. */
const REST_MS = 60_000

/**
 * Server and PostgreSQL, whichever of them started which, once the workers have nothing left to do: what jobs take comes and goes with them.
 * Beside it what is left of that at rest.
 */
export const memory: Section = {
  name: 'memory',
  measure: async ({ product }) => {
    const read = () => shares([product.serverPid, postmasterOf(product.dataDirectory)])
    const processes = read()
    for (const { megabytes, command } of processes) say(`  ${megabytes.toFixed(1).padStart(7)} MB  ${command.slice(0, 100)}`)
    await pause(REST_MS)
    return {
      proportionalSetSize: atMost(300, sumOf(processes), 'MB'),
      atRest: plain(sumOf(read()), 'MB'),
      ofPostgreSQL: plain(sumOf(processes.filter(isPostgres)), 'MB'),
      processes: plain(processes.length, 'processes'),
    }
  },
}
