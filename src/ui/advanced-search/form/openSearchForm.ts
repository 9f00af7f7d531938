import type { AdvancedSearchActors } from '../../../application/advanced-search/advancedSearchActors.ts'
import { searchFormOf } from '../../addresses/search.ts'

/** Fills in the form as an address has it; what the form itself has written there it shows already. */
export const openSearchForm = ({ searchForm, searchChoices }: AdvancedSearchActors, { request }: { readonly request: { readonly url: string } }): void => {
  const { search, searchParams } = new URL(request.url)
  if (searchForm.getSnapshot().context.address === search) return
  const opened = searchFormOf(searchParams)
  searchForm.send({ type: 'form.opened', address: search, ...opened })
  searchChoices.send({ type: 'choices.wanted', q: opened.q })
}
