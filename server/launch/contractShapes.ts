import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as Schema from 'effect/Schema'
import type { Plugin } from 'vite'
import { shapeOf } from '../../src/infrastructure/contract/shapeOf.ts'
import { PROJECT } from './project.ts'

const INFRASTRUCTURE = join(PROJECT, 'src', 'infrastructure')

/** Fields of an endpoint that only the server reads; the web app's code knows the codes as types. */
const OF_SERVER: readonly string[] = ['summary', 'failures', 'later']

/** Shapes where schemas are, at any depth; the rest as it is. What no text can say is left out. */
const shaped = (value: unknown): unknown => {
  if (Schema.isSchema(value)) return shapeOf(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const parts = Object.entries(value).filter(([key]) => !('success' in value && OF_SERVER.includes(key)))
  return Object.fromEntries(parts.map(([key, part]) => [key, shaped(part)]))
}

/** A module of the contract with shapes for schemas: endpoints, what they are made of, and constants. Functions that make schemas go. */
const shapesModule = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .filter(([, value]) => typeof value !== 'function' || Schema.isSchema(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(shaped(value))}`)
    .join('\n')

/** Builds the web app with the contract's shapes in the place of its schemas (docs/decisions/platform.md, "Shapes in the browser"). */
export const contractShapes: Plugin = {
  name: 'vitrine:contract-shapes',
  apply: 'build',
  load: {
    filter: { id: /\/src\/infrastructure\/(contract\/\w+|[\w-]+\/(\w+\.)?contract)\.ts$/ },
    handler: async (id) => {
      if (!id.startsWith(INFRASTRUCTURE)) return null
      if (id === join(INFRASTRUCTURE, 'contract', 'shapeOf.ts')) return 'export const shapeOf = (shape) => shape'
      const source = await readFile(id, 'utf8')
      if (!/from 'effect\/Schema'/.test(source)) return null
      return shapesModule((await import(pathToFileURL(id).href)) as Record<string, unknown>)
    },
  },
}
