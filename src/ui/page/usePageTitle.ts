import { useEffect } from 'react'

/** Names the page in the browser's tab and history: the most particular part first. */
export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    document.title = title === undefined || title === '' ? 'Vitrine' : `${title} · Vitrine`
  }, [title])
}
