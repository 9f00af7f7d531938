import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../../.storybook/texts.ts'
import { attributeDraftOf, changedAttributes, type NewAttribute } from '../../application/templates/attributeDrafts.ts'
import type { AttributeType } from '../../domain/templates/attributeTypes.ts'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { DefaultValueField } from './DefaultValueField.tsx'

afterEach(cleanup)

/** The field over a draft that is changed as the editor changes it. */
const open = (type: AttributeType) => {
  let draft = attributeDraftOf(savedAttribute('Place', { type }))
  const field = () => <DefaultValueField attribute={draft} isFrozen={false} problem={undefined} onChange={(defaultValue) => set({ defaultValue })} />
  const { rerender } = render(field())
  const set = (fields: NewAttribute): void => {
    draft = changedAttributes([draft], { kind: 'attribute', id: draft.id, fields })[0] ?? draft
    rerender(field())
  }
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Default value/ })
  return {
    set,
    write: (value: string) => fireEvent.change(box(), { target: { value } }),
    shown: () => box().value,
    kept: () => draft.defaultValue,
  }
}

it.each<AttributeType>(['longText', 'integer', 'date'])('what another type, as %s, does not keep is not shown', (type) => {
  const { set, write, shown, kept } = open('text')
  write('Bergen')
  set({ type })
  expect([shown(), kept()]).toEqual(['', ''])
})

it('what others saved is shown, and written on', () => {
  const { set, write, shown, kept } = open('text')
  write('Bergen')
  set({ defaultValue: 'Oslo' })
  expect(shown()).toBe('Oslo')
  write('Oslo, Vika')
  expect([shown(), kept()]).toEqual(['Oslo, Vika', 'Oslo, Vika'])
})

it('stays as it is typed while it means what is kept', () => {
  const { write, shown, kept } = open('edtf')
  write('about 1890')
  expect([shown(), kept()]).toEqual(['about 1890', '1890~'])
  write(' ')
  expect([shown(), kept()]).toEqual([' ', ''])
})
