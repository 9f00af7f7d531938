import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** What Chromium needs where it runs as root, in a container or without a network of its own. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']

const present = (): string | undefined =>
  [process.env.VITRINE_CHROMIUM, ...SYSTEM, chromium.executablePath()].find((path) => path !== undefined && existsSync(path))

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/**
 * The path of a Chromium: VITRINE_CHROMIUM, the system's, Playwright's; else Playwright's is downloaded, or as root on Debian the
 * package installed. Throws when none can be had.
 */
export const findChromium = (): string => {
  const found = present()
  if (found !== undefined) return found
  console.log('No Chromium here yet: installing one for the tests.')
  if (!run('npx', ['playwright', 'install', 'chromium']) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const installed = present()
  if (installed === undefined) throw new Error('No Chromium found: install one, or name it in VITRINE_CHROMIUM.')
  return installed
}
