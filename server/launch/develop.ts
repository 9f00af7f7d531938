import './jsx.ts'

/** The server from its sources, for `npm run dev`. */
const { run } = await import('./run.ts')
await run()
