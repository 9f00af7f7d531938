import type { StorybookConfig } from '@storybook/react-vite'

const ONLY_OF_THE_APPLICATION = ['vitrine:plain-results', 'vitrine:two-sheets']

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tests, for which it is built, do not look at the controls; reading the components' types is most of a build.
  typescript: { reactDocgen: process.env['NODE_ENV'] === 'production' ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    html: {},
    build: { ...vite.build, manifest: false, cssCodeSplit: false },
    // What stands in for the server here asks more of effect's results than the web app does, and all stories share one style sheet.
    plugins: (vite.plugins ?? []).filter((plugin) => !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && ONLY_OF_THE_APPLICATION.includes(plugin.name))),
  }),
}

export default config
