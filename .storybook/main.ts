import type { StorybookConfig } from '@storybook/react-vite'

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
    build: { ...vite.build, manifest: false },
    // What stands in for the server here asks more of effect's results than the web app does.
    plugins: (vite.plugins ?? []).filter((plugin) => !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'vitrine:plain-results')),
  }),
}

export default config
