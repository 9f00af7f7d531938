import { expect, it } from 'vitest'
import { register, type Kind } from '../jobs/kind.ts'
import { manyMoved } from '../move-copy/jobs.ts'
import { manyPublished } from '../publishing/jobs.ts'
import { manyRestored, manyTrashed } from '../trash/jobs.ts'
import { manyWebReady } from '../web-ready/jobs.ts'

const SELECTION = { kind: 'module', except: [] }
const NONE = {}

it.each([
  ['moved', manyMoved, { selection: SELECTION, destinationId: null, decisions: NONE }, 'ARCHIVES'],
  ['thrown away', manyTrashed, { selection: SELECTION }, 'ARCHIVES'],
  ['published', manyPublished, { selection: SELECTION, until: null, webReady: true }, 'ARCHIVES'],
  ['marked as a selection', manyWebReady, { selection: SELECTION, door: 'library' }, 'ARCHIVES'],
  ['marked one by one, of whatever modules', manyWebReady, { resources: [], door: 'library' }, undefined],
  ['restored, of whatever modules', manyRestored, { selection: { kind: 'all', except: [] }, decisions: NONE }, undefined],
] as const)('is what is %s', (_what, kind, asked, module) => {
  const subject = { type: 'ARCHIVES', count: 2, name: null, destinationId: null, destinationName: null }
  const opened = register<never>(kind as unknown as Kind<never>, {}).open({ ...subject, asked })
  expect([opened === undefined, opened?.module]).toEqual([false, module])
})
