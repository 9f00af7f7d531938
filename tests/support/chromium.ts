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

/** Chromium without a window, which takes a third less of the machine, before those that have one. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map((name) => `/usr/bin/${name}`)

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
    const install = (name: string): boolean => run('apt-get', ['install', '-y', '-qq', name])
    // Older systems do not have the first.
    if (!install('chromium-headless-shell')) install('chromium')
  }
  const installed = present()
  if (installed === undefined) throw new Error('No Chromium found: install one, or name it in VITRINE_CHROMIUM.')
  return installed
}
