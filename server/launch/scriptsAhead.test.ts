import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT } from './project.ts'
import { scriptsAhead } from './scriptsAhead.ts'

const { transform } = scriptsAhead
if (typeof transform !== 'object') throw new Error('There is nothing to transform')
const handler = transform.handler as unknown as (code: string) => { readonly code: string }

/** The part of Vite that says how imports are fetched ahead. */
const helper = async (): Promise<string> => {
  const folder = join(PROJECT, 'node_modules/vite/dist/node/chunks')
  const files = await Promise.all((await readdir(folder)).filter((name) => name.endsWith('.js')).map((name) => readFile(join(folder, name), 'utf8')))
  return files.flatMap((text) => /function detectScriptRel\(\) \{[^}]*\}/.exec(text) ?? [])[0] ?? expect.fail('Vite has no such part')
}

it('has imports fetched ahead as scripts, where Vite would as modules', async () => {
  const code = await helper()
  expect(code).toContain('modulepreload')
  expect(handler(code).code).not.toContain('modulepreload')
  expect(handler(code).code).toContain('"preload"')
})
