import { createContext, useContext } from 'react'

/** Tells the form around it that something was filled in; for what no input event tells of. */
const Filling = createContext<() => void>(() => undefined)

export const FillingProvider = Filling.Provider
export const useFilled = (): (() => void) => useContext(Filling)
