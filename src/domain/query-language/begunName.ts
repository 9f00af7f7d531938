import { fieldKey } from './fields.ts'

/** Whether a name, or a word in it, begins with what is typed, without case and accents. With nothing no name begins. */
export const isBegun = (name: string, typed: string): boolean => {
  const key = fieldKey(typed)
  return key !== '' && ` ${fieldKey(name)}`.includes(` ${key}`)
}
