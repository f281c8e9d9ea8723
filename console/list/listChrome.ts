import { useMemo } from 'react'
import type { ListState } from '../resource/address.ts'
import type { List } from '../resource/list.ts'
import type { ListView } from './listView.ts'

type Aim = Omit<ListState, 'page' | 'size' | 'open'>

/** A list without its pages, as what stands around the rows sees it: the same object as long as nothing else has changed. */
export interface ListChrome
  extends Pick<ListView, 'meta' | 'spec' | 'words' | 'title' | 'columns' | 'layout' | 'canImport' | 'takesPastOnly'> {
  readonly list: Pick<List, 'go' | 'reset' | 'refresh' | 'total' | 'countAll' | 'matching' | 'isFirst'> & { readonly state: Aim }
}

/** What takes this and draws nothing else (`memo`) is left alone when another page of rows comes. */
export function useListChrome(view: ListView): ListChrome {
  const { meta, spec, words, title, columns, layout, canImport, takesPastOnly } = view
  const { go, reset, refresh, total, countAll, matching, isFirst, state } = view.list
  const { page: _page, size: _size, open: _open, ...aim } = state
  const key = JSON.stringify(aim)
  const list = useMemo(
    () => ({ go, reset, refresh, total, countAll, isFirst, state: JSON.parse(key) as Aim, ...(matching !== undefined && { matching }) }),
    [go, reset, refresh, total, countAll, matching, isFirst, key],
  )
  return useMemo(
    () => ({ meta, spec, words, title, columns, layout, canImport, takesPastOnly, list }),
    [meta, spec, words, title, columns, layout, canImport, takesPastOnly, list],
  )
}
