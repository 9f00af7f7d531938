import { describe, expect, it } from 'vitest'
import { asksForConfirmation, keepsOut, markOnArrival, reachedByWebReady, ruleInForce, WEB_READY_CHOICES, type WebReadyRule } from './webReady.ts'

const place = (name: string, rule: WebReadyRule, { webReady = true, kept = false } = {}) => ({ name, rule, webReady, kept })

describe('the rule for what comes into a folder', () => {
  it('is the nearest one above', () => {
    expect(ruleInForce([])).toBeUndefined()
    expect(ruleInForce([place('hall', 'ask'), place('museum', 'ask')])).toBeUndefined()
    expect(ruleInForce([place('hall', 'ask'), place('exhibition', 'never'), place('museum', 'always')])).toEqual({ rule: 'never', folder: 'exhibition' })
    expect(ruleInForce([place('hall', 'always'), place('exhibition', 'never')])).toEqual({ rule: 'always', folder: 'hall' })
  })

  it.each([
    ['no rule: nobody has decided', [place('hall', 'ask')], undefined],
    ['always', [place('hall', 'ask'), place('museum', 'always')], true],
    ['never, whatever is ready', [place('hall', 'ask', { webReady: false }), place('museum', 'never')], false],
    ['the nearer never', [place('hall', 'never'), place('museum', 'always')], false],
    ['always, but the folder with the rule was taken off', [place('museum', 'always', { webReady: false })], undefined],
    ['always, but a folder between was taken off', [place('hall', 'ask', { webReady: false }), place('museum', 'always')], undefined],
    ['always, whatever lies above the folder with the rule', [place('hall', 'always'), place('museum', 'ask', { webReady: false })], true],
    ['always, but kept from publication', [place('hall', 'ask', { kept: true }), place('museum', 'always')], undefined],
    ['always, but kept from publication above the rule', [place('hall', 'always'), place('museum', 'ask', { kept: true })], undefined],
    ['never, also where it is kept from publication', [place('hall', 'never', { kept: true })], false],
  ] as const)('marks what arrives: %s', (_, way, expected) => {
    expect(markOnArrival(way)).toBe(expected)
  })
})

describe('what is kept from publication', () => {
  it.each([
    ['one of two that are named', { isNamed: true, count: 2, kept: 1 }, true],
    ['nothing of what is named', { isNamed: true, count: 2, kept: 0 }, false],
    ['some of a whole list', { isNamed: false, count: 2, kept: 1 }, false],
    ['all of a whole list', { isNamed: false, count: 2, kept: 2 }, true],
    ['nothing of an empty list', { isNamed: false, count: 0, kept: 0 }, false],
  ] as const)('keeps a selection from becoming public: %s', (_, among, expected) => {
    expect(keepsOut(among)).toBe(expected)
  })
})

describe('web ready', () => {
  it('reaches the resource and all below it', () => {
    const resources = [
      { id: 'f', folderIds: [] },
      { id: 'a', folderIds: ['f'] },
      { id: 'b', folderIds: ['g', 'f'] },
      { id: 'c', folderIds: ['g'] },
    ]
    expect(reachedByWebReady('f', resources).map(({ id }) => id)).toEqual(['f', 'a', 'b'])
    expect(reachedByWebReady('c', resources).map(({ id }) => id)).toEqual(['c'])
  })

  it('asks before it is set, unless silenced', () => {
    expect(WEB_READY_CHOICES.flatMap((choice) => [asksForConfirmation(choice, false), asksForConfirmation(choice, true)])).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
