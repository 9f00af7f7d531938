import { atMost, median, type Figures } from './figures.ts'
import { startProduct, type Product } from './product.ts'
import { workersDone } from './quiet.ts'
import { say } from './section.ts'

const RESTARTS = 3

/** Starts on an empty data directory, then again on the same; the last start goes on running. */
export const measureStarts = async (dataDirectory: string): Promise<{ readonly product: Product; readonly figures: Figures }> => {
  say('starting on an empty data directory …')
  let product = await startProduct(dataDirectory)
  try {
    const empty = product.startedIn
    say('waiting until the demo is there …')
    await workersDone(product)
    const existing: number[] = []
    while (existing.length < RESTARTS) {
      await product.stop()
      say('starting on the existing data directory …')
      product = await startProduct(dataDirectory)
      existing.push(product.startedIn)
      await workersDone(product)
    }
    return { product, figures: { emptyDirectory: atMost(4000, empty, 'ms'), existingDirectory: atMost(1500, median(existing), 'ms') } }
  } catch (error) {
    await product.stop()
    throw error
  }
}
