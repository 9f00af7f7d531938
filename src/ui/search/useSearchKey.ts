import { usePageKey } from '../kit/usePageKey.ts'

/** "/" leads to the search from anywhere but where it is typed; not for whoever turned single signs off. */
export const useSearchKey = (isOn: boolean, pressed: () => void) =>
  usePageKey((event) => {
    if (!isOn || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    pressed()
  })
