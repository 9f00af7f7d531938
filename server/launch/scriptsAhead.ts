import type { Plugin } from 'vite'

/** How Vite's helper says by what kind of link it fetches what a part of the application imports. */
const KIND = /relList && relList\.supports && relList\.supports\(["']modulepreload["']\) \? ["']modulepreload["'] : ["']preload["']/

/** Where the helper notes that a style sheet did not come; it would take it for being there at the next try. */
const GONE = /seen\[href\] = void 0;(\s*)throw err;/
const FAILED = /if \(e\.type === ["']error["']\) rej\(/

/**
 * Has what a part of the application imports fetched ahead as scripts: what is fetched ahead as modules Chromium compiles anew at each visit,
 * though it has kept it compiled. A style sheet that did not come is asked for again.
 */
export const scriptsAhead: Plugin = {
  name: 'vitrine:scripts-ahead',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({
      code: code.replace(KIND, '"preload"').replace(GONE, 'delete seen[href];$1throw err;').replace(FAILED, 'if (e.type === "error") link.remove(), rej('),
      map: null,
    }),
  },
}
