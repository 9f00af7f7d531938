import { open, readFile, rename } from 'node:fs/promises'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What was written once; undefined: nothing yet, or nothing whole. A file that is there and cannot be read throws. */
export const readOnce = async (file: string): Promise<string | undefined> => {
  try {
    const text = (await readFile(file, 'utf8')).trim()
    return text === '' ? undefined : text
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Writes a file for its user alone, so that it is there whole or not at all, whenever the process or the machine stops. */
export const writeOnce = async (file: string, text: string): Promise<void> => {
  const half = `${file}.new`
  const handle = await open(half, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(half, file)
}

/** What is made once and then kept in a file. */
export const madeOnce = async (file: string, make: () => string): Promise<string> => {
  const known = await readOnce(file)
  if (known !== undefined) return known
  const made = make()
  await writeOnce(file, made)
  return made
}
