/**
 * Asks for one address every so often, in a process of its own, until its standard input ends: `node prober.ts '<Probe>'`. Then prints
 * the milliseconds that each answer took, as JSON. An answer that is not 200 ends it with an error.
 */
import { Agent, request } from 'node:http'

export interface Probe {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds from request to request, whether or not the last was answered. */
  readonly every: number
}

const { url, headers, every } = JSON.parse(process.argv[2] ?? '') as Probe
const agent = new Agent({ keepAlive: true })

const ask = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    request(url, { headers, agent }, (answer) => {
      answer.on('end', () => (answer.statusCode === 200 ? resolve(performance.now() - began) : reject(new Error(`${answer.statusCode}`))))
      answer.resume()
    })
      .on('error', reject)
      .end()
  })

await ask()
process.stdout.write('ready\n')
const asked: Promise<number>[] = []
const timer = setInterval(() => {
  const answered = ask()
  answered.catch(() => undefined)
  asked.push(answered)
}, every)
process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve))
clearInterval(timer)
process.stdout.write(JSON.stringify(await Promise.all(asked)))
agent.destroy()
