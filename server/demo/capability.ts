import { join } from 'node:path'
import { BLOBS } from '../files/capability.ts'
import { JOBS } from '../jobs/capability.ts'
import { inBackground } from '../jobs/Jobs.ts'
import type { Capability } from '../node/capability.ts'
import { PORTAL_PICTURE_MAKER } from '../portal/capability.ts'
import { DemoSeeder } from './DemoSeeder.ts'
import { installDemo } from './installation.ts'

export const demo: Capability = async (node) => {
  const { configuration, database, dataDirectory, onError } = node
  if (!configuration.demo) return {}
  const organizations = await installDemo(database)
  const seeder = new DemoSeeder({
    database,
    blobs: node.use(BLOBS),
    jobs: inBackground(node.use(JOBS)),
    pictures: node.use(PORTAL_PICTURE_MAKER),
    scratch: join(dataDirectory, 'uploads'),
    onError,
  })
  return { begin: () => seeder.begin(organizations), close: () => seeder.close() }
}
