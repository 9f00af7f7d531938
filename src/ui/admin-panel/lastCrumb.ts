import { createContext, useContext, useEffect } from 'react'

/** Names what of an area is open, as the last step of the way there. */
export const LastCrumb = createContext<(label: string | undefined) => void>(() => undefined)

/** While the component is there the way ends in this name; undefined: in the area. */
export const useLastCrumb = (label: string | undefined): void => {
  const name = useContext(LastCrumb)
  useEffect(() => {
    name(label)
    return () => name(undefined)
  }, [name, label])
}
