import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { PROJECT } from './project.ts'

/** `npm run dev`: the API from its sources, anew after each change, and the web app from its own with hot replacement. */
const port = process.env['PORT'] ?? '3000'
const api = process.env['VITRINE_API'] ?? `http://127.0.0.1:${port}`
process.env['VITRINE_API'] = api

const WATCHED = ['server', 'src/domain', 'src/infrastructure', 'src/ui/public-portal', 'src/ui/public-shares']

const server = spawn(
  process.execPath,
  [...WATCHED.map((path) => `--watch-path=${join(PROJECT, path)}`), join(PROJECT, 'server/launch/develop.ts')],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  },
)
const web = await createServer({ root: PROJECT })
await web.listen()
web.printUrls()

const end = (): void => {
  server.kill('SIGTERM')
  void web.close().then(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
server.on('exit', (code) => {
  process.exitCode = code ?? 1
})
