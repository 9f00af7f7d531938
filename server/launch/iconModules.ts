import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT } from './project.ts'

const INDEX = join(PROJECT, 'node_modules', 'lucide-react', 'dist', 'esm', 'lucide-react.mjs')

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/** The module of every icon, by each of its names. */
const readNames = async (): Promise<ReadonlyMap<string, string>> => {
  const index = await readFile(INDEX, 'utf8')
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+)\.mjs'/g)].flatMap(([, names = '', module = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, `lucide-react/${module}`]),
    ),
  )
}

const importsOf = (list: string, modules: ReadonlyMap<string, string>): string =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', local = name] = part.split(/\s+as\s+/)
      const module = modules.get(name)
      if (module === undefined) throw new Error(`lucide-react has no icon ${name}`)
      return `import ${local} from '${module}';`
    })
    .join(' ')

/** Imports icons from their own files: by way of the library's index every one of them would count as part of the first page. */
export const iconModules = (): Plugin => {
  let names: Promise<ReadonlyMap<string, string>> | undefined
  return {
    name: 'vitrine:icon-modules',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/ui\/.*\.tsx?$/, code: 'lucide-react' },
      handler: async (code) => {
        names ??= readNames()
        const modules = await names
        return { code: code.replace(IMPORT, (_, list: string) => importsOf(list, modules)), map: null }
      },
    },
  }
}
