import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import '../../../.storybook/texts.ts'
import { attributeDraftOf, changedAttributes, type NewAttribute } from '../../application/templates/attributeDrafts.ts'
import type { AttributeType } from '../../domain/templates/attributeTypes.ts'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { DefaultValueField } from './DefaultValueField.tsx'

afterEach(cleanup)

/** The field over a draft that is changed as the editor changes it. */
const open = (type: AttributeType) => {
  const first = attributeDraftOf(savedAttribute('Place', { type }))
  const draft = { now: first }
  const Edited = () => {
    const [attribute, setAttribute] = useState(first)
    draft.now = attribute
    change.by = (fields) => setAttribute((before) => changedAttributes([before], { kind: 'attribute', id: first.id, fields })[0] ?? before)
    return <DefaultValueField attribute={attribute} isFrozen={false} problem={undefined} onChange={(defaultValue) => change.by({ defaultValue })} />
  }
  const change = { by: (_: NewAttribute): void => undefined }
  render(<Edited />)
  const field = () => screen.getByRole('textbox', { name: /^Default value/ })
  return {
    set: (fields: NewAttribute) => act(() => change.by(fields)),
    write: (value: string) => fireEvent.change(field(), { target: { value } }),
    shown: () => (field() as HTMLInputElement).value,
    kept: () => draft.now.defaultValue,
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
