import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { PROJECT } from './project.ts'
import { scriptsAhead } from './scriptsAhead.ts'

const { transform } = scriptsAhead
if (typeof transform !== 'object') throw new Error('There is nothing to transform')
const handler = transform.handler as unknown as (code: string) => { readonly code: string }

/** A part of Vite that fetches what a part of the application imports. */
const helper = async (part: RegExp): Promise<string> => {
  const folder = join(PROJECT, 'node_modules/vite/dist/node/chunks')
  const files = await Promise.all((await readdir(folder)).filter((name) => name.endsWith('.js')).map((name) => readFile(join(folder, name), 'utf8')))
  return files.flatMap((text) => part.exec(text) ?? [])[0] ?? expect.fail('Vite has no such part')
}

it('has imports fetched ahead as scripts, where Vite would as modules', async () => {
  const code = await helper(/function detectScriptRel\(\) \{[^}]*\}/)
  expect(code).toContain('modulepreload')
  expect(handler(code).code).not.toContain('modulepreload')
  expect(handler(code).code).toContain('"preload"')
})

type Load = (part: () => Promise<string>, files: readonly string[]) => Promise<string>

interface Link {
  readonly settle: (how: 'load' | 'error') => void
}

/** As much of a document as the helper asks for. */
class Head {
  links: Link[] = []
  readonly head = { appendChild: (link: Link) => void this.links.push(link) }
  readonly querySelector = () => null
  readonly getElementsByTagName = () => this.links
  readonly createElement = (): object => {
    const listeners = new Map<string, (event: { readonly type: string }) => void>()
    const link = {
      addEventListener: (type: string, listener: (event: { readonly type: string }) => void) => listeners.set(type, listener),
      removeEventListener: () => undefined,
      remove: () => {
        this.links = this.links.filter((one) => one !== (link as unknown))
      },
      settle: (type: string) => listeners.get(type)?.({ type }),
    }
    return link
  }
}

it('has a style sheet asked for again that did not come, where Vite would do without it', async () => {
  const code = handler(await helper(/function preloadOnce[^]*?function preload\([^]*?\n\}/)).code
  const head = new Head()
  const surroundings = { seen: {}, document: head, assetsURL: String, isCssPreloadUrl: () => true, scriptRel: 'preload', __VITE_IS_MODERN__: true, window: new EventTarget(), URL, Event }
  const load = runInNewContext(`${code.replace('import.meta.resolve)', 'false)').replaceAll('import.meta', '({ url: "http://vitrine.example/" })')}; preload`, surroundings) as Load
  const first = load(async () => 'drawn', ['later.css'])
  await Promise.resolve()
  head.links[0]?.settle('error')
  await expect(first).rejects.toThrow('later.css')
  expect(head.links).toHaveLength(0)
  const second = load(async () => 'drawn', ['later.css'])
  await Promise.resolve()
  expect(head.links).toHaveLength(1)
  head.links[0]?.settle('load')
  expect(await second).toBe('drawn')
})
