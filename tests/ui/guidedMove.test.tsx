import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import { templateNamed } from '../../.storybook/templates.ts'
import { templateFormOf } from '../../src/domain/templates/template.ts'
import { GuidedMoveDialog } from '../../src/ui/guided-move/GuidedMoveDialog.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

/** A move of the glass plate to its copy, at the choice of what goes where. */
const matching = async () => {
  const { stage, guidedMove } = libraryWith()()
  const { keptTemplates } = stage.ports
  const from = templateNamed(stage.ports, 'Glass plate')
  const form = templateFormOf(from)
  const made = keptTemplates.create({ ...form, name: 'Corrected', attributes: form.attributes.map((one) => ({ ...one, id: null, defaultValue: '' })) })
  render(
    <ThemeProvider theme={theme}>
      <GuidedMoveDialog guidedMove={guidedMove} />
    </ThemeProvider>,
  )
  act(() => guidedMove.send({ type: 'move.wanted', template: from }))
  await waitFor(() => expect(guidedMove.getSnapshot().value).toBe('choosing'))
  act(() => guidedMove.send({ type: 'target.chosen', targetId: made.id }))
  await waitFor(() => expect(guidedMove.getSnapshot().value).toBe('matching'))
  return guidedMove
}

it('says at an attribute that another one goes where there is room for one value', async () => {
  const guidedMove = await matching()
  const { from, mapping } = guidedMove.getSnapshot().context
  const idOf = (name: string) => from?.attributes.find((one) => one.name === name)?.id ?? ''
  const targetId = mapping.find(({ attributeId }) => attributeId === idOf('Width'))?.targetId ?? null
  act(() => guidedMove.send({ type: 'match.changed', match: { attributeId: idOf('Height'), targetId, addOptions: false } }))
  act(() => guidedMove.send({ type: 'try' }))
  const problem = await screen.findByText(/Another attribute goes there already/)
  const wrong = screen.getByRole('button', { name: /^Height/ })
  expect([wrong.getAttribute('aria-invalid'), wrong.getAttribute('aria-describedby')?.split(' ').includes(problem.id)]).toEqual(['true', true])
})

it('says that nothing would go anywhere', async () => {
  const guidedMove = await matching()
  act(() => {
    for (const { attributeId } of guidedMove.getSnapshot().context.mapping) guidedMove.send({ type: 'match.changed', match: { attributeId, targetId: null, addOptions: false } })
    guidedMove.send({ type: 'try' })
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Choose for at least one attribute where its values go.')
})

it('cannot be cancelled any more once it is on its way', async () => {
  const guidedMove = await matching()
  const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' })
  act(() => guidedMove.send({ type: 'try' }))
  await waitFor(() => expect(guidedMove.getSnapshot().value).toBe('tried'))
  expect(cancel().disabled).toBe(false)
  act(() => guidedMove.send({ type: 'confirm' }))
  expect([guidedMove.getSnapshot().value, cancel().disabled]).toEqual(['starting', true])
})
