import { type FormEvent, useCallback, useRef } from 'react'

const firstProblem = (form: HTMLFormElement): HTMLElement | null => form.querySelector<HTMLElement>('[aria-invalid="true"]')

/**
 * Puts the focus on the first wrong field of a form that was sent and refused, by the form's own rules or later by the server. Whoever types
 * in the meantime is left alone.
 */
export const useProblemFocus = (send: () => void) => {
  const sent = useRef(false)
  const form = useCallback((current: HTMLFormElement) => {
    const look = () => {
      const problem = sent.current ? firstProblem(current) : null
      if (problem === null) return
      sent.current = false
      problem.focus()
    }
    const settle = () => {
      sent.current = false
    }
    const watch = new MutationObserver(look)
    watch.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    current.addEventListener('input', settle)
    return () => {
      watch.disconnect()
      current.removeEventListener('input', settle)
    }
  }, [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const before = firstProblem(event.currentTarget)
    sent.current = true
    send()
    // What was wrong already and still is changes nothing that could be watched.
    before?.focus()
  }
  return { ref: form, noValidate: true, onSubmit }
}
