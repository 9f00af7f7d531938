import { run } from './run.ts'

/** The server from its sources, for `npm run dev`. */
await run()
