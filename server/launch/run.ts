import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeConfiguration, WrongConfiguration, type Configuration } from '../configuration/configuration.ts'
import { DataDirectoryInUse } from '../configuration/dataDirectory.ts'
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD } from '../demo/installation.ts'
import { startServer, type Running } from '../main.ts'
import { PROJECT, WEB_BUILD } from './project.ts'

const width = (lines: readonly (readonly string[])[], column: number): number =>
  Math.max(...lines.map((line) => (line[column] ?? '').length))

const table = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `  ${line.map((cell, column) => cell.padEnd(width(lines, column))).join('  ')}`.trimEnd()).join('\n')

const greet = (running: Running, configuration: Configuration): void => {
  const address = configuration.publicUrl?.origin ?? running.url
  console.log(`\nVitrine is at ${address}\n`)
  if (configuration.demo) {
    const people = DEMO_ORGANIZATIONS.flatMap(({ name, users }) => users.map(({ email, role }) => [email, name, role]))
    console.log(`Demo sign-ins, all with the password ${DEMO_PASSWORD}:\n${table([['E-mail', 'Organization', 'Role'], ...people])}\n`)
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
const STOP_PATIENCE = 45_000

/** The server as a program: starts by the environment, tells where it is, and ends with the process that is asked to. */
export const run = async (): Promise<void> => {
  try {
    const configuration = decodeConfiguration(process.env)
    let running: Running | undefined
    let isEnding = false
    const end = async (code: number): Promise<void> => {
      if (isEnding) return
      isEnding = true
      setTimeout(() => process.exit(1), STOP_PATIENCE).unref()
      const clean = await (running?.stop() ?? Promise.resolve()).then(
        () => true,
        (error: unknown) => {
          console.error(error)
          return false
        },
      )
      process.exit(clean ? code : 1)
    }
    const onLost = (reason: string): void => {
      console.error(`Vitrine stops: ${reason}.`)
      void end(1)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
    const webDirectory = existsSync(join(WEB_BUILD, 'index.html')) ? WEB_BUILD : undefined
    running = await startServer(configuration, { webDirectory, version: await versionOf(), onLost })
    greet(running, configuration)
  } catch (error) {
    if (error instanceof WrongConfiguration || error instanceof DataDirectoryInUse) console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}
