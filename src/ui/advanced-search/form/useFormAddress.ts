import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSelector } from '@xstate/react'
import type { SearchFormActor } from '../../../application/advanced-search/searchForm.machine.ts'
import { queryOfForm } from '../../../domain/advanced-search/form.ts'
import { printQuery } from '../../../domain/query-language/print.ts'
import { ADVANCED_SEARCH_PATH, advancedResultAddress, searchFormSearch } from '../../addresses/search.ts'

/** Milliseconds without a change before the address follows: browsers take no more than a few changes a second. */
const DEBOUNCE_MS = 300

const searchOf = (searchForm: SearchFormActor): string => {
  const { form } = searchForm.getSnapshot().context
  const q = printQuery(queryOfForm(form))
  const isPeriod = printQuery(queryOfForm({ ...form, from: '', until: '' })) !== q
  return searchFormSearch({ q, from: isPeriod ? '' : form.from, until: isPeriod ? '' : form.until })
}

/** Keeps the form in the address, so that it is there after a reload and on the way back. Answers how to go to what it finds. */
export const useFormAddress = (searchForm: SearchFormActor, onSearch: (q: string) => void): (() => Promise<void>) => {
  const navigate = useNavigate()
  const form = useSelector(searchForm, ({ context }) => context.form)
  const write = async (): Promise<void> => {
    const search = searchOf(searchForm)
    if (search === searchForm.getSnapshot().context.address) return
    searchForm.send({ type: 'address.written', address: search })
    await navigate({ pathname: ADVANCED_SEARCH_PATH, search }, { replace: true, preventScrollReset: true })
  }
  useEffect(() => {
    const timer = setTimeout(() => void write(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is written is read from the form when it is time
  }, [form])
  return async () => {
    await write()
    const q = printQuery(queryOfForm(searchForm.getSnapshot().context.form))
    onSearch(q)
    await navigate(advancedResultAddress(q))
  }
}
