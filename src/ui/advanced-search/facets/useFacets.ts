import { startTransition, useEffect, useState } from 'react'
import type { FacetsActor } from '../../../application/advanced-search/facets.machine.ts'

/** By what a result can be narrowed, drawn behind all else: counts take longer to draw than hits, and would come between these and their pictures. */
export const useFacets = (facets: FacetsActor) => {
  const [snapshot, setSnapshot] = useState(() => facets.getSnapshot())
  useEffect(() => {
    const read = () => startTransition(() => setSnapshot(facets.getSnapshot()))
    read()
    const subscription = facets.subscribe(read)
    return () => subscription.unsubscribe()
  }, [facets])
  return snapshot
}
