import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEAVES } from '../support/machines.ts'

/** `inState('login', 'editing')`, or the parameters that it stands for. */
const SHOWN = /inState\(\s*'(\w+)',\s*'([\w.]+)'|machine: '(\w+)',\s*state: '([\w.]+)'/g

const shown = globSync('src/ui/**/*.stories.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(SHOWN)].map((found) => `${found[1] ?? found[3]} ${found[2] ?? found[4]}`),
)
const leaves = LEAVES.map(({ machine, state }) => `${machine} ${state}`)

test('every leaf state of every screen machine has a story', () => {
  expect(leaves.filter((leaf) => !shown.includes(leaf))).toEqual([])
})

test('every story that names a state names one that exists', () => {
  expect([...new Set(shown)].filter((leaf) => !leaves.includes(leaf))).toEqual([])
})

/** What several screens are made from; each of them is a machine that is looked at. */
const MADE_FROM = ['itemList.machine.ts', 'wholeList.machine.ts']

test('every machine is looked at', () => {
  const known = ['machines', 'faceMachines', 'ocrMachines', 'publishingMachines'].map((name) => readFileSync(`tests/support/${name}.ts`, 'utf8')).join('')
  const machines = globSync('src/application/**/*.machine.ts').map((path) => path.split('/').at(-1) ?? '')
  expect(machines.filter((name) => !known.includes(`/${name}'`)).toSorted()).toEqual(MADE_FROM)
})

test('every leaf state says in a sentence what it is', () => {
  expect(LEAVES.filter(({ description }) => description === undefined)).toEqual([])
})
