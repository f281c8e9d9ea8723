import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tableStyles from '../../kit/looks/table.module.css'
import { DrillLink } from './DrillLink.tsx'
import { measureName, nextOrder } from './grouping.ts'
import * as styles from './groups.module.css'
import type { Group, GroupPage } from './groupsDocument.ts'
import type { GroupView } from './groupView.ts'
import { countText, unitsText, useMeasureText, useMeasureWords } from './measureWords.ts'

interface TableProps extends GroupView {
  page: GroupPage
}

/** The groups as a table; its last line is about all that match. */
export function GroupTable({ page, ...view }: TableProps) {
  const { t } = useTranslation()
  const { list, grouping } = view
  const { by, measures } = grouping
  const word = useMeasureWords(list.words)
  const measureText = useMeasureText()
  const numbers = (count: number, values: Group['measures'], units: Group['units']) => (
    <>
      <td data-align="end">{countText(count)}</td>
      {measures.map((measure, nth) => (
        <td
          key={measureName(measure)}
          data-align="end"
          title={unitsText(list.meta.fields[measure.field], measure, units[nth] ?? []) || undefined}
        >
          {measureText(list.meta.fields[measure.field], measure, { value: values[nth], units: units[nth] })}
        </td>
      ))}
    </>
  )
  return (
    <table className={`${tableStyles.table} ${styles.table}`} data-slot="grid">
      <caption className="visually-hidden">{list.words.title}</caption>
      <thead>
        <tr>
          {by.map(({ field }) => (
            <Heading key={field} {...view} name={field}>
              {list.words.label(field)}
            </Heading>
          ))}
          <Heading {...view} name="count" isNumber>
            {t('lists.groups.count')}
          </Heading>
          {measures.map((measure) => (
            <Heading key={measureName(measure)} {...view} name={measureName(measure)} isNumber>
              {word(measure)}
            </Heading>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.items.map((group) => (
          <tr key={keyOf(group)}>
            {group.keys.map(({ field, label }, nth) => (
              <td key={field}>{nth ? label : <DrillLink {...view} group={group} label={label} />}</td>
            ))}
            {numbers(group.count, group.measures, group.units)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="strong">
          <th scope="row" colSpan={by.length}>
            {t('lists.groups.all', { count: page.total })}
          </th>
          {numbers(page.rows, page.totals, page.totalUnits)}
        </tr>
      </tfoot>
    </table>
  )
}

/** The values that tell a group from the others. */
export const keyOf = ({ keys }: Group): string => JSON.stringify(keys.map(({ value }) => value))

interface HeadingProps extends GroupView {
  name: string
  isNumber?: boolean
  children: ReactNode
}
function Heading({ grouping, change, name, isNumber, children }: HeadingProps) {
  const { order } = grouping
  const isSorted = order?.name === name
  return (
    <th
      scope="col"
      data-align={isNumber ? 'end' : undefined}
      aria-sort={isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => change({ ...grouping, order: nextOrder(order, name) })}>
        {children}
        <Icon name={isSorted && !order.isDescending ? 'up' : 'down'} size={13} />
      </button>
    </th>
  )
}
