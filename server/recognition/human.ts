import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileFetch } from './fileFetch.ts'

interface Tensor {
  dispose(): void
}

/** What is used of `@vladmandic/human`, whose own types name those of browsers. Boxes are x, y, width and height as shares of the picture. */
interface Human {
  readonly tf: { tensor(data: Uint8Array | Float32Array, shape: readonly number[], type: 'float32' | 'int32'): Tensor; setBackend(name: 'wasm'): Promise<boolean> }
  load(): Promise<void>
  detect(
    picture: Tensor,
    config?: object,
  ): Promise<{
    readonly error: string | null
    readonly face: readonly { readonly boxRaw: Box; readonly score: number; readonly boxScore: number; readonly faceScore: number; readonly embedding?: readonly number[] }[]
    readonly object: readonly { readonly boxRaw: Box; readonly score: number; readonly label: string }[]
  }>
}
export type Box = readonly [x: number, y: number, width: number, height: number]

const OFF = { enabled: false } as const

/** The package for Node is started by its file: its `exports` do not name it. */
const load = async (): Promise<Human> => {
  const require = createRequire(import.meta.url)
  const folder = dirname(dirname(require.resolve('@vladmandic/human')))
  globalThis.fetch = fileFetch
  const { Human: Made } = require(join(folder, 'dist', 'human.node-wasm.js')) as { readonly Human: new (config: object) => Human }
  const human = new Made({
    backend: 'wasm',
    wasmPath: `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`,
    modelBasePath: pathToFileURL(`${join(folder, 'models')}/`).href,
    debug: false,
    async: false,
    cacheModels: false,
    cacheSensitivity: 0,
    skipAllowed: false,
    filter: OFF,
    gesture: OFF,
    body: OFF,
    hand: OFF,
    segmentation: OFF,
    object: { enabled: true, minConfidence: 0.35, maxDetected: 30 },
    face: {
      enabled: true,
      detector: { maxDetected: 100, minConfidence: 0.3, iouThreshold: 0.2, rotation: true, return: false },
      mesh: { enabled: true },
      description: { enabled: true },
      iris: OFF,
      emotion: OFF,
      antispoof: OFF,
      liveness: OFF,
    },
  })
  await human.load()
  return human
}

let loading: Promise<Human> | undefined

/** Loaded with the first picture; it goes with its process. */
export const human = (): Promise<Human> => (loading ??= load())
