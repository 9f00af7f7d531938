import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, data } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '../../.storybook/texts.ts'
import { decodeFailure } from '../../src/infrastructure/http/codec.ts'
import { InMemoryDeployment, inMemoryUpdate } from '../../src/infrastructure/updates/InMemoryDeployment.ts'
import { RouteErrorPage } from '../../src/ui/errors/RouteError.tsx'
import { failureText } from '../../src/ui/texts/failureText.ts'
import { theme } from '../../src/ui/theme/theme.ts'

const reload = vi.fn<() => void>()

beforeEach(() => vi.stubGlobal('location', Object.assign(new URL('http://localhost/'), { reload })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

/** Somebody goes from one page to another, and then to one whose loader ends as it says. */
const meet = async (thrown: unknown, update = inMemoryUpdate()) => {
  const page = (name: string) => ({ path: `/${name}`, element: <h1>{name}</h1> })
  const broken = {
    path: '/broken',
    loader: () => {
      throw thrown
    },
    element: <h1>never shown</h1>,
  }
  const routes = [{ ErrorBoundary: () => <RouteErrorPage update={update} />, children: [page('first'), page('second'), page(''), broken] }]
  const router = createMemoryRouter(routes, { initialEntries: ['/first', '/second'], initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await act(() => router.navigate('/broken'))
  return router
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const words = () => [...document.querySelectorAll('p')].map((paragraph) => paragraph.textContent)
const ways = () => [...document.querySelectorAll('button, a')].map((control) => control.textContent)
const of = (status: number) => data(null, { status })

describe('the error page', () => {
  test.each([401, 403])('of %s says that access is missing', async (status) => {
    await meet(of(status))
    expect(title()).toBe('Error 401. You do not have access to this page.')
    expect(words()).toEqual(['Unauthorized', 'Please request the administrator to grant you access.'])
    expect(ways()).toEqual(['Go Back', 'Home page'])
  })

  test('of 404 says that the page is not there', async () => {
    await meet(of(404))
    expect(title()).toBe('Error 404. Page not found...')
    expect(words()).toEqual(["Sorry, the page you are looking for doesn't exist or has been moved."])
  })

  test.each([500, 502, 503, 599])('of %s says that it is us', async (status) => {
    await meet(of(status))
    expect(title()).toBe("Error 500. Sorry, It's not you. It's us.")
    expect(words()).toEqual(['We are working on fixing it right now.'])
  })

  test.each([
    ['400', of(400)],
    ['405', of(405)],
    ['418', of(418)],
    ['a defect', new TypeError('undefined is not a function')],
  ])('of %s is the generic one, whose Reset reloads the page', async (_, thrown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await meet(thrown)
    expect(title()).toBe('Something went wrong...')
    expect(words()).toEqual(["Click 'Reset' to refresh the application."])
    expect(ways()).toEqual(['Reset'])
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('of a part that a new version does not have any more says so, and reloads by itself only where nothing is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const deployment = new InMemoryDeployment('new')
    const update = inMemoryUpdate(deployment)
    const [unsaved, safe] = [new TypeError('gone'), new TypeError('gone too')]
    update.send({ type: 'import.failed', error: unsaved, isSafe: false })
    await meet(unsaved, update)
    expect(await screen.findByRole('heading', { level: 1, name: 'Vitrine was updated' })).toBeDefined()
    expect(ways()).toEqual(['Go Back', 'Reload'])
    expect(deployment.reloads).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(deployment.reloads).toEqual(['new'])
    cleanup()
    deployment.version = 'newer'
    const later = inMemoryUpdate(deployment)
    later.send({ type: 'import.failed', error: safe, isSafe: true })
    await meet(safe, later)
    await vi.waitFor(() => expect(deployment.reloads).toEqual(['new', 'newer']))
  })

  test('leads one step back', async () => {
    const router = await meet(of(401))
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'second' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/second')
  })

  test('leads to the home page', async () => {
    const router = await meet(of(401))
    await userEvent.click(await screen.findByRole('link', { name: 'Home page' }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('a failure in words', () => {
  const said = (status: number, body: unknown) => failureText(texts.t, decodeFailure(status, body), 'en-US')

  test.each([
    ['that no catalogue names', 400, { message: 'SOMETHING_NEW' }],
    ['without a code', 500, {}],
    ['that is no document of ours', 418, undefined],
    ['of the server’s own', 500, { message: 'UNEXPECTED' }],
    ['that lacks what belongs to its code', 409, { message: 'FOLDER_ALREADY_EXISTS' }],
  ])('%s has the default text', (_, status, body) => {
    expect(said(status, body)).toBe('Something went wrong, try again')
  })

  test('asks for something to search by', () => {
    expect(said(400, { message: 'ADVANCED_SEARCH_NO_WORDS' })).toBe(
      'Enter a search term or select Asset Type or Asset Repository or Date.',
    )
  })
})
