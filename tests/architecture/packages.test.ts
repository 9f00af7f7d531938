import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Declared = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Declared

const IMPORTED = /^(?:import |(?:import|export) .* from |\} from )'([@a-z][^'\n]*)'$/gm

/** `@testing-library/react/pure` is of the package `@testing-library/react`. */
const packageOf = (name: string): string => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/')

const packagesIn = (source: string): readonly string[] => [...source.matchAll(IMPORTED)].map(([, name = '']) => name).filter((name) => !name.startsWith('node:')).map(packageOf)

it('what is imported is declared, and not there by way of another package alone', () => {
  expect(packagesIn(`import * as Result from 'effect/Result'\nimport 'reflect-metadata/lite'\nimport { join } from 'node:path'\n} from '@scope/name/part'\nimport { own } from './own.ts'`)).toEqual(['effect', 'reflect-metadata', '@scope/name'])
  const used = globSync(['{src,server,tests,.storybook}/**/*.{ts,tsx}', '*.config.ts']).flatMap((file) => packagesIn(readFileSync(file, 'utf8')))
  expect(used.length).toBeGreaterThan(1_000)
  expect([...new Set(used)].filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([])
})

it('what the product needs at run time is no dependency of its development alone', () => {
  const shipped = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts']).filter((file) => !/\.(test|stories|fixture)\.tsx?$|^src\/ui\/stories\//.test(file))
  const needed = new Set(shipped.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))))
  expect([...needed].filter((name) => !(name in dependencies)).toSorted()).toEqual([])
})
