import { type RefObject, useLayoutEffect } from 'react'

/** Of a row that wraps, only what stands in its first line is there: the rest is marked `data-spare`, which its style hides from eye, Tab and screen reader. */
export const useFitting = (row: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const parts = [...(row.current?.children ?? [])].filter((part) => part instanceof HTMLElement)
    const fit = () => parts.forEach((part) => part.toggleAttribute('data-spare', part.offsetTop > (parts[0]?.offsetTop ?? 0)))
    fit()
    const sizes = new ResizeObserver(fit)
    for (const sized of [row.current, ...parts]) if (sized !== null) sizes.observe(sized)
    return () => sizes.disconnect()
  })
