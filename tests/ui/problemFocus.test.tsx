import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import '../../.storybook/texts.ts'
import { createTwoFactorMachine } from '../../src/application/two-factor/twoFactor.machine.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { TextField } from '../../src/ui/kit/TextField.tsx'
import { useProblemFocus } from '../../src/ui/kit/useProblemFocus.ts'
import { ChangeForm } from '../../src/ui/suggestions/changing/ChangeForm.tsx'
import { TwoFactorSettings } from '../../src/ui/two-factor/TwoFactorSettings.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { show } from './page.tsx'

afterEach(cleanup)

/** A form of two fields, of which the second is refused: at once, or when the server has answered. */
const Form = ({ answered }: { readonly answered: Promise<void> | undefined }) => {
  const [problem, setProblem] = useState<string>()
  const refuse = () => setProblem('Taken')
  const sending = useProblemFocus(() => (answered === undefined ? refuse() : void answered.then(refuse)))
  return (
    <ThemeProvider theme={theme}>
      <form {...sending}>
        <TextField label="First" />
        <TextField label="Second" problem={problem} />
        <button type="submit">Send</button>
      </form>
    </ThemeProvider>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test.each([['the form itself', undefined], ['the server', Promise.resolve()]])('the first field that %s refuses has the focus, each time it is sent', async (_, answered) => {
  render(<Form answered={answered} />)
  for (let time = 0; time < 2; time += 1) {
    await send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Second')))
  }
})

test('whoever has gone on typing keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  render(<Form answered={promise} />)
  await send()
  await userEvent.type(screen.getByLabelText('First'), 'more')
  resolve()
  await screen.findByText('Taken')
  expect(document.activeElement).toBe(screen.getByLabelText('First'))
})

test('the password that a change of the second step asks for has the focus when it is missing', async () => {
  const twoFactor = createActor(createTwoFactorMachine(inMemoryPorts())).start()
  show(<TwoFactorSettings twoFactor={twoFactor} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')))
  expect(screen.getByText('Required.')).toBeTruthy()
})

test('whoever has left or made a change of the second step goes on from where it stood', async () => {
  const twoFactor = createActor(createTwoFactorMachine(inMemoryPorts())).start()
  show(<TwoFactorSettings twoFactor={twoFactor} />)
  const heading = () => screen.getByRole('heading', { name: 'Second step at sign-in' })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  await userEvent.click(screen.getByRole('button', { name: 'Use codes by e-mail' }))
  await userEvent.type(await screen.findByLabelText('Your password'), `${SAMPLE_PASSWORD}{Enter}`)
  await screen.findByRole('button', { name: 'Turn off' })
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

test('what a proposal is changed to has the focus when it is none', async () => {
  const suggestion = { id: '1', assetId: '2', kind: 'Tag', subject: '', values: ['bark'], confidence: 1, origin: { engine: 'Objects' } } as const
  show(<ChangeForm suggestion={suggestion} attribute={undefined} text="" hasFocus onType={() => undefined} onSave={() => undefined} onCancel={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('Required.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})
