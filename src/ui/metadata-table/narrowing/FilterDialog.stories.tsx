import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createValueFinderMachine } from '../../../application/metadata/valueFinder.machine.ts'
import type { CellFilter } from '../../../domain/metadata-table/cellFilter.ts'
import { namesOf } from '../../../domain/metadata/names.ts'
import { savedAttribute } from '../../../domain/templates/template.fixture.ts'
import { inMemoryPorts } from '../../../infrastructure/composition/inMemoryApplication.ts'
import type { FieldAttribute } from '../../value-fields/fieldProps.ts'
import { FilterDialog } from './FilterDialog.tsx'

const NAMES = namesOf([
  { id: 'oil', label: 'Oil on canvas' },
  { id: 'ink', label: 'Ink, also where it is diluted, and on papers that were prepared for it' },
])

interface ShownProps {
  readonly attribute: FieldAttribute
  readonly filter?: CellFilter
  readonly onFilter?: (filter: CellFilter) => void
}

const nothing = () => undefined

const Shown = ({ attribute, filter, onFilter = nothing }: ShownProps) => {
  const [finder] = useState(() => createActor(createValueFinderMachine(inMemoryPorts())).start())
  return <FilterDialog attribute={{ ...attribute, names: NAMES }} filter={filter} finder={finder} language="en-US" onChosen={nothing} onFilter={onFilter} onClose={nothing} />
}

const meta = { component: Shown } satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const PieceOfText: Story = { args: { attribute: savedAttribute('Title'), filter: { is: 'contains', text: 'harbour' } } }
export const Exactly: Story = { args: { attribute: savedAttribute('Reference code of the former archive'), filter: { is: 'equals', value: 'HM-A-445' } } }
export const Between: Story = { args: { attribute: savedAttribute('Height', { type: 'number', unit: 'cm' }), filter: { is: 'between', from: '10 cm', to: '1.2 m' } } }
export const BetweenDates: Story = { args: { attribute: savedAttribute('Taken', { type: 'date' }), filter: { is: 'between', from: '1921-12-24' } } }
export const YesOrNo: Story = { args: { attribute: savedAttribute('Signed', { type: 'yesNo' }), filter: { is: 'oneOf', values: ['yes'] } } }
export const OneOfOptions: Story = { args: { attribute: savedAttribute('Technique', { type: 'dropDown' }), filter: { is: 'oneOf', values: ['oil', 'ink'] } } }
/** A position has a value, or none, or one within a distance. */
export const Near: Story = {
  args: { attribute: savedAttribute('Place', { type: 'coordinates' }), onFilter: fn() },
  play: async ({ args }) => {
    const shown = await dialog()
    const place = shown.getByRole('textbox', { name: 'Latitude and longitude' })
    const distance = shown.getByRole('textbox', { name: /^Distance/ })
    await userEvent.type(place, '95, 5.32')
    await userEvent.type(distance, 'far')
    await userEvent.click(shown.getByRole('button', { name: 'Filter' }))
    await expect(place).toHaveAccessibleDescription('Latitude in decimal format, for example 52.229675.')
    await expect(distance).toBeInvalid()
    await userEvent.clear(place)
    await userEvent.type(place, '60.39, 5.32')
    await userEvent.clear(distance)
    await userEvent.type(distance, '2.5 km')
    await userEvent.click(shown.getByRole('button', { name: 'Filter' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ is: 'near', value: '60.39,5.32', metres: 2500 })
  },
}

/** What cannot be read says so at its field. */
export const NotRead: Story = {
  args: { attribute: savedAttribute('Height', { type: 'number', unit: 'cm' }) },
  play: async () => {
    const shown = await dialog()
    await userEvent.type(shown.getByRole('textbox', { name: 'From' }), 'tall')
    await userEvent.click(shown.getByRole('button', { name: 'Filter' }))
    await expect(shown.getByRole('textbox', { name: 'From' })).toBeInvalid()
  },
}

/** A word that is none of the options stays and says so; the filter is not set without it. */
export const WordLeft: Story = {
  args: { attribute: savedAttribute('Technique', { type: 'dropDown' }), filter: { is: 'oneOf', values: ['oil'] }, onFilter: fn() },
  play: async ({ args }) => {
    const shown = await dialog()
    const field = shown.getByRole('combobox', { name: 'Technique' })
    await userEvent.type(field, 'watercolur')
    await userEvent.tab()
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.click(shown.getByRole('button', { name: 'Filter' }))
    await expect(field).toHaveValue('watercolur')
    await expect(field).toHaveAccessibleDescription('Choose one of the options.')
    await expect(args.onFilter).not.toHaveBeenCalled()
  },
}

/** Another kind asks for other things. */
export const KindChanged: Story = {
  args: { attribute: savedAttribute('Height', { type: 'number', unit: 'cm' }) },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByRole('textbox', { name: 'To' })).toBeVisible()
    await userEvent.click(shown.getByRole('radio', { name: 'Is empty' }))
    await expect(shown.queryByRole('textbox')).toBeNull()
  },
}
