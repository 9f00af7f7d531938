import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createValueFinderMachine, type ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { ATTRIBUTE_TYPES, type AttributeType } from '../../domain/templates/attributeTypes.ts'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { FieldAttribute } from './fieldProps.ts'
import { ValueField } from './ValueField.tsx'
import { ValueText } from './ValueText.tsx'

const NAMES = namesOf([
  { id: 'oil', label: 'Oil on canvas' },
  { id: 'ink', label: 'Ink' },
  { id: 'ada', label: 'Ada Berg' },
  { id: 'plate', label: 'plate 014.jpg' },
])
const TEXTS: Readonly<Record<AttributeType, readonly string[]>> = {
  text: ['Harbour at dusk'],
  longText: ['Two barks and a brig at anchor.\nThe crane stands on the left.'],
  integer: ['12'],
  number: ['18 cm'],
  price: ['4500 EUR'],
  date: ['05/01/1952'],
  time: ['13:05:00'],
  edtf: ['1890~'],
  yesNo: ['no'],
  dropDown: ['oil'],
  multipleChoice: ['oil', 'ink'],
  coordinates: ['59.91, 10.75'],
  webAddress: ['https://harbour.example/plates/14'],
  asset: ['plate'],
  contact: ['ada'],
}
const VALUES: Readonly<Partial<Record<AttributeType, readonly string[]>>> = { date: ['1952-05-01'], coordinates: ['59.91,10.75'] }

const attributeOf = (type: AttributeType, more: Partial<FieldAttribute> = {}): FieldAttribute => ({ ...savedAttribute(`A field of ${type}`, { type, ...(type === 'number' ? { unit: 'cm' } : {}), ...more }), names: NAMES })
const nothing = () => undefined
const usual = ({ type }: FieldAttribute) => TEXTS[type]

const One = ({ attribute, finder, texts: first }: { readonly attribute: FieldAttribute; readonly finder: ValueFinderActor; readonly texts: readonly string[] }) => {
  const [texts, setTexts] = useState(first)
  return <ValueField attribute={attribute} texts={texts} state="resting" finder={finder} onType={setTexts} onLeave={nothing} onPick={setTexts} onPutBack={nothing} />
}

const Fields = ({ attributes, texts = usual }: { readonly attributes: readonly FieldAttribute[]; readonly texts?: (attribute: FieldAttribute) => readonly string[] }) => {
  const [finder] = useState(() => createActor(createValueFinderMachine(inMemoryPorts())).start())
  return (
    <form aria-label="Fields">
      {attributes.map((attribute) => (
        <One key={attribute.id} attribute={attribute} finder={finder} texts={texts(attribute)} />
      ))}
    </form>
  )
}

const meta = { component: Fields, args: { attributes: [] } } satisfies Meta<typeof Fields>

export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = { args: { attributes: ATTRIBUTE_TYPES.map((type) => attributeOf(type)) } }

export const Empty: Story = {
  args: { attributes: ATTRIBUTE_TYPES.map((type) => attributeOf(type, { required: true, helpText: 'As it stands on the envelope' })), texts: () => [] },
}

/** Dates in words say how they are kept. */
export const DateInWords: Story = {
  args: { attributes: [attributeOf('edtf')], texts: () => [''] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'circa 1890')
    await expect(field).toHaveAccessibleDescription('about 1890 · 1890~')
    await userEvent.clear(field)
    await userEvent.type(field, '189X')
    await expect(field).toHaveAccessibleDescription('1890s')
  },
}

/** The unit can be chosen beside the amount. */
export const OtherUnit: Story = {
  args: { attributes: [attributeOf('number')], texts: () => ['18'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit of A field of number' }), 'mm')
    await expect(canvas.getByRole('textbox')).toHaveValue('18 mm')
  },
}

export const Several: Story = {
  args: { attributes: [attributeOf('text', { repeatable: true })], texts: () => ['One', 'Two', 'Three'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const values = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    await userEvent.click(canvas.getByRole('button', { name: 'Move value 3 of A field of text up' }))
    await expect(values()).toEqual(['One', 'Three', 'Two'])
    await expect(canvas.getByRole('textbox', { name: 'A field of text, value 2' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(values()).toEqual(['Three', 'One', 'Two'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove value 2 of A field of text' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a value to A field of text' }))
    await expect(values()).toEqual(['Three', 'Two', ''])
    await expect(canvas.getByRole('textbox', { name: 'A field of text, value 3' })).toHaveFocus()
  },
}

/** As they are read. */
export const ReadOnly: Story = {
  render: () => (
    <dl>
      {ATTRIBUTE_TYPES.map((type) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            <ValueText attribute={attributeOf(type)} values={VALUES[type] ?? TEXTS[type]} />
          </dd>
        </div>
      ))}
    </dl>
  ),
}
