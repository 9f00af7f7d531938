import { postmasterOf } from './database.ts'
import { atMost, plain } from './figures.ts'
import { isPostgres, shares, sumOf } from './memory.ts'
import { say, type Section } from './section.ts'

/** Server and PostgreSQL, whichever of them started which, once the workers have nothing left to do: what jobs take comes and goes with them. */
export const memory: Section = {
  name: 'memory',
  measure: async ({ product }) => {
    const processes = shares([product.serverPid, postmasterOf(product.dataDirectory)])
    for (const { megabytes, command } of processes) say(`  ${megabytes.toFixed(1).padStart(7)} MB  ${command.slice(0, 100)}`)
    return {
      proportionalSetSize: atMost(300, sumOf(processes), 'MB'),
      ofPostgreSQL: plain(sumOf(processes.filter(isPostgres)), 'MB'),
      processes: plain(processes.length, 'processes'),
    }
  },
}
