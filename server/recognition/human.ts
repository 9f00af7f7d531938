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
  readonly models: { loaded(): readonly string[] }
  /** Of what is enabled, the models that are not there yet. */
  load(config: Looking): Promise<void>
  detect(
    picture: Tensor,
    config: Looking,
  ): Promise<{
    readonly error: string | null
    readonly face: readonly { readonly boxRaw: Box; readonly score: number; readonly boxScore: number; readonly faceScore: number; readonly embedding?: readonly number[] }[]
    readonly object: readonly { readonly boxRaw: Box; readonly score: number; readonly label: string }[]
  }>
}

/** What is looked for in a picture. */
interface Looking {
  readonly face: { readonly enabled: boolean }
  readonly object: { readonly enabled: boolean }
}

export type Box = readonly [x: number, y: number, width: number, height: number]

const OFF = { enabled: false } as const

/** The package for Node is started by its file: its `exports` do not name it. */
const make = (): Human => {
  const require = createRequire(import.meta.url)
  const folder = dirname(dirname(require.resolve('@vladmandic/human')))
  globalThis.fetch = fileFetch
  const { Human: Made } = require(join(folder, 'dist', 'human.node-wasm.js')) as { readonly Human: new (config: object) => Human }
  return new Made({
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
}

let made: Human | undefined

/** Its models are loaded with the first picture in which what they know is looked for; it goes with its process. */
export const human = async (looking: Looking): Promise<Human> => {
  made ??= make()
  await made.load(looking)
  return made
}
