import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlePrograms } from './bundled.ts'
import { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts'
import { PREPARED_VARIABLE } from './program.ts'

/** One PostgreSQL for the whole run; every test file takes fresh databases from it. */
const setup = async (): Promise<() => Promise<void>> => {
  const [{ stop, superuser, owner }, prepared, removeBundle] = await Promise.all([startTestCluster(), mkdtemp(join(tmpdir(), 'vitrine-prepared-')), bundlePrograms()])
  // Where this runs as root, the database's own user must get through.
  await chmod(prepared, 0o755)
  process.env[CLUSTER_VARIABLE] = JSON.stringify({ superuser, owner })
  process.env[PREPARED_VARIABLE] = prepared
  return async () => {
    await Promise.all([stop(), removeBundle(), rm(prepared, { recursive: true, force: true })])
  }
}

export default setup
