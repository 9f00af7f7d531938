import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeConfiguration, WrongConfiguration, type Configuration } from '../configuration/configuration.ts'
import { DataDirectoryInUse } from '../configuration/dataDirectory.ts'
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD } from '../demo/installation.ts'
import { DEMO_SHARE_LINKS } from '../demo/shareLinks.ts'
import { startServer, type Running } from '../main.ts'
import { releaseMemoryAtRest } from '../node/memoryAtRest.ts'
import { PROJECT, WEB_BUILD } from './project.ts'

const width = (lines: readonly (readonly string[])[], column: number): number =>
  Math.max(...lines.map((line) => (line[column] ?? '').length))

const table = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `  ${line.map((cell, column) => cell.padEnd(width(lines, column))).join('  ')}`.trimEnd()).join('\n')

const greet = (running: Running, configuration: Configuration): void => {
  const address = configuration.publicUrl?.origin ?? running.url
  console.log(`\nVitrine is at ${address}\n`)
  if (running.demo) {
    const people = DEMO_ORGANIZATIONS.flatMap(({ name, users }) => users.map(({ email, role }) => [email, name, role]))
    console.log(`Demo sign-ins, all with the password ${DEMO_PASSWORD}:\n${table([['E-mail', 'Organization', 'Role'], ...people])}\n`)
    const shared = Object.values(DEMO_SHARE_LINKS).flat().map(({ token, passPhrase }) => [`${address}/share/${token}`, passPhrase === undefined ? '' : `pass phrase: ${passPhrase}`])
    console.log(`Shared with people outside:\n${table(shared)}\n`)
  } else if (running.setupLink !== undefined) {
    console.log(`Nobody can sign in yet. The first super administrator is made here, once, within a day:\n  ${running.setupLink}`)
    console.log('or, while the server runs, by the command:\n  npm run admin:create\n')
  }
  if (running.databaseHome !== undefined) console.log(`The database lies in ${running.databaseHome}\n`)
}

const versionOf = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')) as { readonly version: string }
  return version
}

/** Milliseconds after which an end that hangs is forced. */
const STOP_TIMEOUT = 45_000

/** How often a server whose PostgreSQL ended begins again, within so many milliseconds; what ends more often has a cause that stays. */
const MOST_RESTARTS = 3
const RESTARTS_WITHIN = 10 * 60_000

/** The server as a program: starts by the environment, tells where it is, and ends with the process that is asked to. */
export const run = async (): Promise<void> => {
  const restarts: number[] = []
  let running: Promise<Running> | undefined
  let isEnding = false
  const stopped = async (): Promise<boolean> => {
    try {
      await (await running)?.stop()
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  }
  const end = async (code: number): Promise<void> => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    process.exit((await stopped()) ? code : 1)
  }
  const onLost = (reason: string): void => {
    if (isEnding) return
    const now = Date.now()
    const recent = restarts.filter((at) => now - at < RESTARTS_WITHIN)
    if (running === undefined || recent.length >= MOST_RESTARTS) {
      console.error(`Vitrine stops: ${reason}.`)
      void end(1)
      return
    }
    restarts.push(now)
    console.error(`Vitrine begins again: ${reason}.`)
    void begin(stopped())
  }
  const begin = async (after: Promise<unknown>): Promise<void> => {
    let own: Promise<Running> | undefined
    try {
      const configuration = decodeConfiguration(process.env)
      const webDirectory = existsSync(join(WEB_BUILD, 'index.html')) ? WEB_BUILD : undefined
      const version = await versionOf()
      own = after.then(() => startServer(configuration, { webDirectory, version, onLost }))
      running = own
      greet(await own, configuration)
    } catch (error) {
      // The database went before all had begun: it begins again already.
      if (own !== undefined && running !== own) return
      if (error instanceof WrongConfiguration || error instanceof DataDirectoryInUse) console.error(error.message)
      else console.error(error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  releaseMemoryAtRest()
  await begin(Promise.resolve())
}
