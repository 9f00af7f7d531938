import type { Plugin } from 'vite'

/** How Vite's helper says by what kind of link it fetches what a part of the application imports. */
const KIND = /relList && relList\.supports && relList\.supports\(["']modulepreload["']\) \? ["']modulepreload["'] : ["']preload["']/

/**
 * Has what a part of the application imports fetched ahead as scripts: what is fetched ahead as modules Chromium compiles anew at each visit,
 * though it has kept it compiled.
 */
export const scriptsAhead: Plugin = {
  name: 'vitrine:scripts-ahead',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: code.replace(KIND, '"preload"'), map: null }),
  },
}
