import { describe, expect, it } from 'vitest'
import { conflicts, isPressed, isSingleCharacter, PAGE_SHORTCUTS, type PressedKey, shownShortcut } from './shortcuts.ts'

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

describe('isPressed', () => {
  it.each([
    ['Mod+K', pressed('k', { ctrlKey: true })],
    ['Mod+K', pressed('K', { metaKey: true })],
    ['Delete', pressed('Delete')],
    ['Shift+F10', pressed('F10', { shiftKey: true })],
    ['N', pressed('n')],
    // Where "?" lies on Shift and "ß", or on a key of its own.
    ['?', pressed('?', { shiftKey: true })],
    ['?', pressed('?')],
    // On a Spanish keyboard the slash is Shift and 7.
    ['/', pressed('/', { shiftKey: true })],
  ])('%s is %j', (shortcut, key) => {
    expect(isPressed(shortcut, key)).toBe(true)
  })

  it.each([
    ['Mod+K', pressed('k')],
    ['Mod+K', pressed('k', { ctrlKey: true, altKey: true })],
    ['Mod+K', pressed('k', { ctrlKey: true, shiftKey: true })],
    ['N', pressed('n', { ctrlKey: true })],
    ['N', pressed('N', { shiftKey: true })],
    ['Delete', pressed('Backspace')],
    ['?', pressed('?', { ctrlKey: true, shiftKey: true })],
  ])('%s is not %j', (shortcut, key) => {
    expect(isPressed(shortcut, key)).toBe(false)
  })
})

it('knows single characters, which can be turned off', () => {
  expect(['N', '/', '?'].every(isSingleCharacter)).toBe(true)
  expect(['Mod+C', 'Delete', 'F2', 'Shift+N'].some(isSingleCharacter)).toBe(false)
})

it('is shown as the keys are called', () => {
  expect([shownShortcut('Mod+C', false), shownShortcut('Mod+C', true)]).toEqual(['Ctrl+C', '⌘C'])
  expect([shownShortcut('Delete', false), shownShortcut('Shift+F10', true), shownShortcut('/', false)]).toEqual(['Del', '⇧F10', '/'])
})

it('finds what would mean two things', () => {
  expect(conflicts(['Mod+C', 'N', 'mod+c', 'n'])).toEqual(['mod+c', 'n'])
  expect(conflicts(Object.values(PAGE_SHORTCUTS))).toEqual([])
})
