import { postmasterOf } from './database.ts'
import { atMost, plain } from './figures.ts'
import { shares } from './memory.ts'
import { say, type Section } from './section.ts'

/** Server, workers and PostgreSQL, whichever of them started which. */
export const memory: Section = {
  name: 'memory',
  measure: async ({ product }) => {
    const processes = shares([product.serverPid, postmasterOf(product.dataDirectory)])
    for (const { megabytes, command } of processes) say(`  ${megabytes.toFixed(1).padStart(7)} MB  ${command}`)
    const sum = (of: typeof processes): number => of.reduce((total, { megabytes }) => total + megabytes, 0)
    return {
      proportionalSetSize: atMost(300, sum(processes), 'MB'),
      ofPostgreSQL: plain(sum(processes.filter(({ command }) => command.includes('postgres'))), 'MB'),
      processes: plain(processes.length, 'processes'),
    }
  },
}
