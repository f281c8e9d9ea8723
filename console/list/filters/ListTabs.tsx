import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { filterOf } from '../../fields/filters/filterAddress.ts'
import type { ListTab } from '../../resource/defineScreen.ts'
import { countDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { FRAME, type ListFrame } from '../controller/listController.ts'
import { memoList } from '../controller/memoList.ts'
import { Tab, Tabs } from './CountTabs.tsx'

type Filters = Readonly<Record<string, string>>

/** The name of the tab whose filters are active, whatever other filters are; empty for none. */
export function cutOf(cuts: readonly ListTab[], filters: Filters): string {
  const keys = new Set(cuts.flatMap(({ filter }) => Object.keys(filter)))
  return cuts.find(({ filter }) => [...keys].every((key) => filters[key] === filter[key]))?.name ?? ''
}

/** Named filters of a list as tabs, each with the number of records that it would show. */
export const ListTabs = memoList(FRAME, function ListCuts({ list, cuts }: { list: ListFrame; cuts: readonly ListTab[] }) {
  const chosen = cutOf(cuts, list.criteria.filters)
  const none = Object.fromEntries(cuts.flatMap((cut) => Object.keys(cut.filter).map((key) => [key, null])))
  return (
    <Tabs label={list.words.title}>
      {cuts.map((cut) => (
        <CutTab key={cut.name} list={list} cut={cut} none={none} isChosen={cut.name === chosen} />
      ))}
    </Tabs>
  )
})

interface CutTabProps {
  list: ListFrame
  cut: ListTab
  /** The patch that removes the filters of all tabs. */
  none: Readonly<Record<string, null>>
  isChosen: boolean
}
function CutTab({ list, cut, none, isChosen }: CutTabProps) {
  const { t } = useTranslation()
  const others = Object.fromEntries(Object.entries(list.criteria.filters).filter(([key]) => !(key in none)))
  const filter = filterOf(list.meta, { ...list.criteria, filters: { ...others, ...cut.filter } as Filters })
  // Counts are loaded after the rows.
  const { data, previousData } = useQuery(countDocument(list.meta), { variables: { filter }, skip: list.isFirst, context: SHOWN_HERE })
  const count = (data ?? previousData)?.page.total
  const choose = () => list.go({ page: null, ...none, ...cut.filter })
  return <Tab title={t(cut.title)} count={count} tone={cut.tone} isChosen={isChosen} onChoose={choose} />
}
