import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { describe, expect, it } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { describedWith } from '../../.storybook/described.ts'
import { EDITED_MARKER } from '../../src/domain/constants.ts'
import { Description } from '../../src/ui/metadata/Description.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const Shown = ({ actors }: { readonly actors: ReturnType<ReturnType<typeof describedWith>>['stage']['shell'] }) => {
  const isShown = useSelector(actors.assetMetadata, (snapshot) => snapshot.hasTag('shown'))
  return isShown && <Description actors={actors} mayEdit proposing={undefined} />
}

const open = (prepare?: Parameters<typeof describedWith>[0]) => {
  const { stage } = describedWith(prepare)()
  render(
    <ThemeProvider theme={theme}>
      <Shown actors={stage.shell} />
    </ThemeProvider>,
  )
  return stage.shell
}
/** Types into a field of options and leaves it for what is no field. */
const leaveWith = async (name: string, text: string) => {
  const field = await screen.findByRole('combobox', { name })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
  act(() => field.blur())
  return field
}

describe('a text that names no option', () => {
  it('stays in its field when it is left, with what is wrong with it, and is kept', async () => {
    const shell = open()
    const field = await leaveWith('Emulsion', 'zinc')
    await waitFor(() => expect(field).toHaveProperty('value', 'zinc'))
    await waitFor(() => expect([field.getAttribute('aria-invalid'), screen.getAllByText('Choose one of the options.').length]).toEqual(['true', 1]))
    const [[name, draft] = []] = Object.entries(shell.fieldDrafts.getSnapshot().context.drafts)
    expect([name?.endsWith(EDITED_MARKER), draft?.texts]).toEqual([true, ['zinc']])
  })

  it('stays among what is chosen where that is several', async () => {
    open()
    await leaveWith('Damage', 'moths')
    await screen.findByRole('button', { name: 'Remove moths' })
    expect(screen.getByRole('button', { name: 'Remove Crack' })).toBeTruthy()
    expect(screen.getAllByText('Choose one of the options.')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Remove moths' }))
    await waitFor(() => expect(screen.queryByText('Choose one of the options.')).toBeNull())
  })

  it('stays also where nobody could be asked what it names', async () => {
    open(({ ports }) => ports.faults.fail('metadata.options', { code: 'UNREACHABLE' }))
    const field = await leaveWith('Emulsion', 'zinc')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(field).toHaveProperty('value', 'zinc')
  })
})

it('a whole name that is left is its option', async () => {
  const shell = open()
  const field = await leaveWith('Emulsion', 'wet COLLODION')
  await waitFor(() => expect(field).toHaveProperty('value', 'Wet collodion'))
  expect(shell.fieldDrafts.getSnapshot().context.drafts).toEqual({})
})

it('Escape ends what is composed in a field, and not what was typed before it', async () => {
  open()
  const field = await screen.findByRole('textbox', { name: 'Place shown' })
  fireEvent.change(field, { target: { value: 'Bodø' } })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(field).toHaveProperty('value', 'Bodø')
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(field).not.toHaveProperty('value', 'Bodø'))
})
