/**
 * The load, in a process of its own: `node generator.ts '<LoadPlan>'` prints one `Load` as JSON. Latencies are taken from each
 * answer, because autocannon's own histogram knows whole milliseconds only.
 */
import autocannon from 'autocannon'
import { quantile } from '../figures.ts'

export interface LoadPlan {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Asked for in turn by every connection. */
  readonly paths: readonly string[]
  /** Left out: they are got. Else posted, each as JSON, in the order of the paths. */
  readonly bodies?: readonly object[]
  readonly connections: number
  readonly seconds: number
}

export interface Load {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
}

const WARM_UP_SECONDS = 1
const POSTED = { method: 'POST' } as const
const JSON_HEADERS = { 'content-type': 'application/json' }

const fire = (plan: LoadPlan, seconds: number): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const latencies: number[] = []
    const load = autocannon(
      {
        url: plan.url,
        connections: plan.connections,
        duration: seconds,
        headers: plan.headers,
        requests: plan.paths.map((path, at) => (plan.bodies === undefined ? { path } : { path, ...POSTED, body: JSON.stringify(plan.bodies[at]), headers: { ...plan.headers, ...JSON_HEADERS } })),
      },
      (error, { errors, timeouts, non2xx }) => {
        if (error) return reject(error)
        const lost = errors + timeouts + non2xx
        return lost > 0 ? reject(new Error(`${lost} of ${latencies.length} requests to ${plan.url} failed.`)) : resolve(latencies)
      },
    )
    load.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => latencies.push(milliseconds))
  })

const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan
await fire(plan, WARM_UP_SECONDS)
const started = performance.now()
const latencies = await fire(plan, plan.seconds)
const seconds = (performance.now() - started) / 1000
const load: Load = { requestsPerSecond: latencies.length / seconds, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) }
process.stdout.write(JSON.stringify(load))
