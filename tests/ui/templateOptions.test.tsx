import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { templateNamed } from '../../.storybook/templates.ts'
import '../../.storybook/texts.ts'
import { attributeFormOf, templateFormOf } from '../../src/domain/templates/template.ts'
import { OptionsPanel } from '../../src/ui/template-options/OptionsPanel.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

afterEach(cleanup)

/** Two choices of a template beside each other, of which one is shown. */
const open = async () => {
  const { stage, templateOptions, optionChange } = libraryWith()()
  const { ports } = stage
  const plate = templateNamed(ports, 'Glass plate')
  const [choice] = plate.attributes.filter(({ name }) => name === 'Emulsion').map((one) => ({ ...attributeFormOf(one), id: null, options: ['Albumen', 'Autochrome'] }))
  if (choice === undefined) throw new Error('The sample has no choice')
  const { id, attributes } = ports.keptTemplates.create({ ...templateFormOf(plate), name: 'Lantern slide', attributes: [choice, { ...choice, name: 'Mount' }] })
  const Choices = () => {
    const [attributeId, setAttribute] = useState(attributes[0]?.id ?? '')
    return (
      <ThemeProvider theme={theme}>
        {attributes.map((one) => (
          <button key={one.id} type="button" onClick={() => setAttribute(one.id)}>
            {one.name}
          </button>
        ))}
        <OptionsPanel key={attributeId} place={{ templateId: id, attributeId }} options={templateOptions} optionChange={optionChange} isOpen isWhole defaultId="" problem={undefined} onDefault={vi.fn<() => void>()} />
      </ThemeProvider>
    )
  }
  render(<Choices />)
  await screen.findByRole('checkbox', { name: 'Albumen' })
  const place = { templateId: id, attributeId: attributes[0]?.id ?? '' }
  const rename = (name: string, label: string) => {
    const option = ports.keptTemplates.optionsOf(place.attributeId).find((one) => one.label === name)
    if (option !== undefined) optionChange.send({ type: 'change', place, change: { kind: 'rename', option, label } })
  }
  return { ports, rename, labels: () => ports.keptTemplates.optionsOf(place.attributeId).map(({ label }) => label) }
}

test('an option that is being renamed is renamed, though another attribute is shown meanwhile', async () => {
  const { ports, rename, labels } = await open()
  const release = ports.faults.hold('options.rename')
  const renaming = vi.spyOn(ports.templateOptions, 'renameOption')
  rename('Albumen', 'Albumen print')
  await userEvent.click(screen.getByRole('button', { name: 'Mount' }))
  expect(renaming.mock.calls[0]?.[3].aborted).toBe(false)
  release()
  await waitFor(() => expect(labels()).toEqual(['Albumen print', 'Autochrome']))
})

test('what was picked is there to be merged again, where it could not be merged', async () => {
  const { ports, labels } = await open()
  ports.faults.fail('options.merge', { code: 'UNREACHABLE' }, 1)
  const merge = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep “Albumen”' }))
  }
  for (const name of ['Albumen', 'Autochrome']) await userEvent.click(screen.getByRole('checkbox', { name }))
  await merge()
  await screen.findByRole('alert')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await merge()
  await waitFor(() => expect(labels()).toEqual(['Albumen']))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull())
})
