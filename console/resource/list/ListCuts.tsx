import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { filterOf } from '../address.ts'
import { CountTabs } from '../CountTabs.tsx'
import type { Cut } from '../defineScreen.ts'
import { countDocument } from '../manyDocuments.ts'
import { SHOWN_HERE } from '../write.ts'
import type { ListView } from './useListView.ts'

type Filters = Readonly<Record<string, string>>

/** The cut that the filters in force are, whatever else narrows the list; nothing where they are none. */
export function cutOf(cuts: readonly Cut[], filters: Filters): string {
  const keys = new Set(cuts.flatMap(({ filter }) => Object.keys(filter)))
  return cuts.find(({ filter }) => [...keys].every((key) => filters[key] === filter[key]))?.name ?? ''
}

/** Filters of a list that have names of their own; what should be empty is counted. */
export function ListCuts({ view, cuts }: { view: ListView; cuts: readonly Cut[] }) {
  const { t } = useTranslation()
  const { meta, list } = view
  const counted = cuts.find(({ tone }) => tone)
  const filter = filterOf(meta, { ...list.state, keyword: '', filters: (counted?.filter ?? {}) as Filters })
  const { data } = useQuery(countDocument(meta), { variables: { filter }, skip: !counted, context: SHOWN_HERE })
  const tabs = cuts.map((cut) => ({ ...cut, title: t(cut.title), count: cut === counted ? data?.page.total : undefined }))
  const none = Object.fromEntries(cuts.flatMap((cut) => Object.keys(cut.filter).map((key) => [key, null])))
  const choose = (name: string) => list.go({ page: null, ...none, ...cuts.find((cut) => cut.name === name)?.filter })
  return <CountTabs label={view.title} tabs={tabs} chosen={cutOf(cuts, list.state.filters)} onChoose={choose} />
}
