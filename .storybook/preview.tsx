import '../src/ui/theme/base.css'
import '../src/ui/theme/forced.css'
import '../src/ui/theme/colors.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router'
import { configure } from 'storybook/test'
import { LANGUAGE_NAMES, LANGUAGES } from '../src/domain/preferences/language.ts'
import { THEMES } from '../src/domain/preferences/theme.ts'
import { texts } from './texts.ts'

// A busy machine shows late what it shows.
configure({ asyncUtilTimeout: 30_000 })

/** Every story stands in the theme, the language and a router; `parameters.path` is the address it starts at. */
const surroundings: Decorator = (Story, { globals, parameters }) => (
  <Surroundings theme={String(globals['theme'])} language={String(globals['language'])} path={String(parameters['path'] ?? '/')}>
    <Story />
  </Surroundings>
)

interface SurroundingsProps {
  readonly theme: string
  readonly language: string
  readonly path: string
  readonly children: ReactNode
}

const Content = createContext<ReactNode>(undefined)
const ContentHere = () => useContext(Content)

const Surroundings = ({ theme: mode, language, path, children }: SurroundingsProps) => {
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
    document.documentElement.lang = language
    void texts.changeLanguage(language)
  }, [mode, language])
  // What is kept of a visit (where somebody had scrolled to) is kept by its key: the next story begins anew.
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: ContentHere }], { initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }] }))
  return (
    <I18nextProvider i18n={texts}>
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    </I18nextProvider>
  )
}

const preview: Preview = {
  decorators: [surroundings],
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disableSaveFromUI: true } },
  // The test run audits by itself, in both themes and sizes (`test-runner.ts`).
  initialGlobals: { theme: 'light', language: 'en-US', a11y: { manual: navigator.webdriver } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: THEMES.map((value) => ({ value, title: value })), dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
}

export default preview
