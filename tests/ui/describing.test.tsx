import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { describedWith } from '../../.storybook/described.ts'
import { Description } from '../../src/ui/metadata/Description.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const shown = async (mayEdit = true) => {
  const { stage } = describedWith()()
  const { shell } = stage
  await vi.waitUntil(() => shell.assetMetadata.getSnapshot().matches('shown'))
  render(
    <ThemeProvider theme={theme}>
      <Description actors={shell} mayEdit={mayEdit} proposing={undefined} />
    </ThemeProvider>,
  )
  return stage
}

const namesIn = (section: string) => within(screen.getByRole('group', { name: section })).getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))

it('what a template asks stands in its sections, each in its order, with what helps to fill it in', async () => {
  await shown()
  const sections = within(screen.getByRole('region', { name: 'Glass plate' })).getAllByRole('heading', { level: 3 })
  expect(sections.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Identity', 'Subject', 'Object'])
  expect(namesIn('Identity').filter((name) => name !== null && !name.startsWith('Photographer'))).toEqual(['Title', 'Date taken'])
  expect(within(screen.getByRole('group', { name: 'Subject' })).getByRole('textbox', { name: 'Place shown' })).toBeDefined()
  expect(within(screen.getByRole('group', { name: 'Identity' })).getByText('As on the envelope, or in square brackets')).toBeDefined()
})

it('how fields are saved has its line before anything is saved, so that nothing moves when the first one is left', async () => {
  await shown()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Each field is saved as you leave it.')
})

it('who edits nothing is told of no saving', async () => {
  await shown(false)
  expect(screen.queryByText('Each field is saved as you leave it.')).toBeNull()
  expect(within(screen.getByRole('group', { name: 'Identity' })).queryByRole('textbox')).toBeNull()
})

it('why a template was refused is shown until somebody has read it', async () => {
  const { shell, ports } = await shown()
  ports.faults.fail('metadata.save', { code: 'TEMPLATE_DIFFERENT_STATE' }, 1)
  const [offered] = shell.assetMetadata.getSnapshot().context.metadata.offered
  act(() => shell.assetMetadata.send({ type: 'template.assign', templateId: offered?.id ?? '' }))
  const alert = within(await screen.findByRole('alert'))
  fireEvent.click(alert.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('several values that the table was given, and that were refused, stand each by itself', async () => {
  const { shell, ports } = await shown()
  const attribute = ports.keptTemplates.all().flatMap(({ attributes }) => attributes).find(({ name }) => name === 'Photographer')
  const { assetId } = shell.assetMetadata.getSnapshot().context.place
  const wrong = { typed: '"Berg; Anna"; Ols\u0000en', refusal: { code: 'VALIDATION_FAILED', problem: { code: 'invalidCharacters' } } } as const
  act(() => shell.autosaveOf('RECORDS').send({ type: 'cells.write', cells: [{ assetId, attributeId: attribute?.id ?? '', values: [], stored: { values: [], revision: 0 }, wrong }] }))
  const fields = within(screen.getByRole('group', { name: 'Photographer' })).getAllByRole('textbox')
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['Berg; Anna', 'Ols\u0000en'])
})

describe('a field that a press leaves', () => {
  const wrong = async () => {
    await shown()
    const field = screen.getByRole('textbox', { name: 'Width' })
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'broad' } })
    return field
  }
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

  it('says what is wrong with it once what is pressed has been found, and before that is heard', async () => {
    const field = await wrong()
    const target = screen.getByRole('textbox', { name: 'Title' })
    fireEvent.pointerDown(target)
    act(() => field.blur())
    await settled()
    expect(field.getAttribute('aria-invalid')).toBeNull()
    fireEvent.pointerUp(target)
    fireEvent.click(target)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('says it as well where the press becomes no click, and where a key leaves it', async () => {
    const field = await wrong()
    fireEvent.pointerDown(document.body)
    act(() => field.blur())
    fireEvent.pointerCancel(document.body)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(field, { target: { value: '18' } })
    act(() => field.focus())
    act(() => field.blur())
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
  })
})
