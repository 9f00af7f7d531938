import { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts'

/** One PostgreSQL for the whole run; every test file takes fresh databases from it. */
const setup = async (): Promise<() => Promise<void>> => {
  const { stop, superuser, owner } = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = JSON.stringify({ superuser, owner })
  return stop
}

export default setup
