import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { filterOf } from '../../fields/filters/filterAddress.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { FRAME, type ListFrame } from '../controller/listController.ts'
import { memoList } from '../controller/memoList.ts'
import { measureFields, measuresOf } from './groupFields.ts'
import type { Measure } from './grouping.ts'
import * as styles from './groups.module.css'
import { groupsDocument } from './groupsDocument.ts'
import { isInManyUnits, unitsText, useMeasureText } from './measureWords.ts'

/** As many columns as two measures of each fit into one request. */
const COLUMNS_MAX = 6
const FOOTER = ['sum', 'avg'] as const

/** Sums and averages of the amounts and shares shown, over all records that match; requested after the rows. */
export const ListSums = memoList(FRAME, function ListSums({ list }: { list: ListFrame }) {
  const { t } = useTranslation()
  const measureText = useMeasureText()
  const { meta, words, criteria } = list
  const amounts = measureFields(meta)
  const isShown = (name: string) => amounts.includes(name) && meta.fields[name]?.additive !== false
  const names = list.columns.flatMap(({ name }) => (isShown(name) ? [name] : [])).slice(0, COLUMNS_MAX)
  const measures = names.flatMap((field) =>
    FOOTER.filter((of) => measuresOf(meta.fields[field]).includes(of)).map((of): Measure => ({ field, of })),
  )
  const key = JSON.stringify({
    filter: filterOf(meta, criteria),
    by: [],
    measures: measures.map(({ field, of }) => ({ field, of: of.toUpperCase() })),
    page: { no: 1, size: 1 },
  })
  const variables = useMemo(() => JSON.parse(key) as Record<string, unknown>, [key])
  const { data, previousData } = useQuery(groupsDocument(meta), { variables, skip: !measures.length, context: SHOWN_HERE })
  const groups = (data ?? previousData)?.groups
  if (!groups?.rows) return null
  const totalOf = (field: string, of: Measure['of']) => {
    const nth = measures.findIndex((one) => one.field === field && one.of === of)
    return { value: groups.totals[nth], units: groups.totalUnits[nth] }
  }
  return (
    <dl className={styles.sums} aria-label={t('lists.sums.title')} data-stale={!data || undefined}>
      {names.map((name) => (
        <div key={name} className="wrapped">
          <dt>{words.label(name)}</dt>
          {measures
            .filter(({ field, of }) => field === name && (of === 'sum' || !isInManyUnits(totalOf(name, of).units)))
            .map(({ of }) => (
              <dd
                key={of}
                className="even"
                data-measure={`${of}:${name}`}
                title={unitsText(meta.fields[name], { of }, totalOf(name, of).units ?? []) || undefined}
              >
                {!isInManyUnits(totalOf(name, of).units) && <span className="quiet">{t(`lists.sums.${of}`)}</span>}{' '}
                {measureText(meta.fields[name], { of }, totalOf(name, of))}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
})
