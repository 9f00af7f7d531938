import type { Plugin } from 'vite'

/** Chunks whose functions are nearly all called before the first page stands. */
const EAGER: readonly string[] = ['start', 'application']

/**
 * Has a browser with V8 compile those chunks whole, beside the network, instead of function by function on the thread that is to draw the
 * page: about 100 ms of its time for the library's first page. It heeds the comment at the very top only, so it is added at the very end.
 */
export const compileHints: Plugin = {
  name: 'vitrine:compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && EAGER.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}
