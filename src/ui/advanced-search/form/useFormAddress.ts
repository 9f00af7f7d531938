import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSelector } from '@xstate/react'
import type { SearchFormActor } from '../../../application/advanced-search/searchForm.machine.ts'
import { queryOfForm, type SearchForm } from '../../../domain/advanced-search/form.ts'
import { printQuery } from '../../../domain/query-language/print.ts'
import { ADVANCED_SEARCH_PATH, advancedResultAddress, searchFormSearch } from '../../addresses/search.ts'

/** Milliseconds without a change before the address follows: browsers take no more than a few changes a second. */
const DEBOUNCE_MS = 300

const searchOf = (form: SearchForm): string => {
  const q = printQuery(queryOfForm(form))
  const isPeriod = printQuery(queryOfForm({ ...form, from: '', until: '' })) !== q
  return searchFormSearch({ q, from: isPeriod ? '' : form.from, until: isPeriod ? '' : form.until })
}

/** Keeps the form in the address, so that it is there after a reload and on the way back. Answers how to go to what it finds. */
export const useFormAddress = (searchForm: SearchFormActor, onSearch: (q: string) => void): (() => Promise<void>) => {
  const navigate = useNavigate()
  const search = useSelector(searchForm, ({ context }) => searchOf(context.form))
  const write = async (written: string): Promise<void> => {
    if (written === searchForm.getSnapshot().context.address) return
    searchForm.send({ type: 'address.written', address: written })
    await navigate({ pathname: ADVANCED_SEARCH_PATH, search: written }, { replace: true, preventScrollReset: true })
  }
  const writeInTime = useEffectEvent((written: string) => void write(written))
  useEffect(() => {
    const timer = setTimeout(() => writeInTime(search), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [search])
  return async () => {
    const { form } = searchForm.getSnapshot().context
    await write(searchOf(form))
    const q = printQuery(queryOfForm(form))
    onSearch(q)
    await navigate(advancedResultAddress(q))
  }
}
