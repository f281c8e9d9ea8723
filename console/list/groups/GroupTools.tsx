import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { download, WireFailure } from '../../kit/network/download.ts'
import { toast } from '../../kit/overlays/toast.ts'
import type { ListController } from '../controller/listController.ts'
import { groupExportAddress } from '../export/exportAddress.ts'
import { groupFields, isCalendar, measureFields, measuresOf } from './groupFields.ts'
import { GROUP_FIELDS_MAX, type GroupBy, type Grouping, MEASURES_MAX, type Measure, measureName, STEPS } from './grouping.ts'
import * as styles from './groups.module.css'
import type { GroupView } from './groupView.ts'
import { useMeasureWords } from './measureWords.ts'
import { SendGroups } from './SendGroups.tsx'

const LOOKS = [
  ['table', 'list'],
  ['bars', 'chart'],
] as const

/** A list with one entry replaced, added behind the last, or left out. */
const replaced = <T,>(entries: readonly T[], nth: number, next: T | undefined): T[] => [
  ...entries.slice(0, nth),
  ...(next === undefined ? [] : [next]),
  ...entries.slice(nth + 1),
]

/** The fields, numbers and look of a grouping, its export, and the return to the rows. */
export function GroupTools({ list, grouping, change }: GroupView) {
  // An order by what is no longer shown would be dropped; the server's own one is clearer.
  const changeParts = (parts: Partial<Grouping>) => {
    const { order: _, ...rest } = grouping
    change({ ...rest, ...parts })
  }
  return (
    <div className={styles.tools} data-slot="group-tools">
      <div className={`wrapped ${styles.choices}`}>
        <FieldSelects list={list} by={grouping.by} onChange={(by) => changeParts({ by })} />
        <MeasureSelects list={list} measures={grouping.measures} onChange={(measures) => changeParts({ measures })} />
      </div>
      <Acts list={list} grouping={grouping} change={change} />
    </div>
  )
}

/** How the groups look, where they go, and back to the rows. */
function Acts({ list, grouping, change }: GroupView) {
  const { t } = useTranslation()
  return (
    <div className={`wrapped ${styles.acts}`}>
      <fieldset className={controlsStyles.segments}>
        <legend className="visually-hidden">{t('lists.groups.look')}</legend>
        {LOOKS.map(([look, icon]) => (
          <button
            key={look}
            type="button"
            aria-pressed={(look === 'bars') === grouping.isBars}
            onClick={() => change({ ...grouping, isBars: look === 'bars' })}
          >
            <Icon name={icon} size={16} />
            <span className="unseen-s">{t(`lists.groups.looks.${look}`)}</span>
          </button>
        ))}
      </fieldset>
      {list.can.export && grouping.by.length > 0 && (
        <>
          <ExportButton list={list} grouping={grouping} />
          <SendGroups list={list} grouping={grouping} />
        </>
      )}
      <Button variant="ghost" onClick={() => list.go({ group: null, page: null })}>
        <Icon name="close" />
        {t('lists.groups.close')}
      </Button>
    </div>
  )
}

function ExportButton({ list, grouping }: Pick<GroupView, 'list' | 'grouping'>) {
  const { t } = useTranslation()
  const run = () =>
    download(groupExportAddress(list.meta, list.state, grouping), `${list.words.title}.xlsx`).catch((error: unknown) =>
      toast({ type: 'error', title: (error instanceof WireFailure && error.message) || t('lists.groups.exportFailed') }),
    )
  return (
    <Button onClick={() => void run()}>
      <Icon name="download" />
      {t('lists.groups.export')}
    </Button>
  )
}

interface FieldProps {
  list: ListController
  by: readonly GroupBy[]
  onChange: (by: GroupBy[]) => void
}
function FieldSelects({ list, by, onChange }: FieldProps) {
  const { t } = useTranslation()
  const { meta, words } = list
  const allowed = groupFields(meta)
  const entry = (field: string): GroupBy => (isCalendar(meta.fields[field]) ? { field, step: 'month' } : { field })
  const rows: (GroupBy | undefined)[] = by.length < GROUP_FIELDS_MAX && by.length < allowed.length ? [...by, undefined] : [...by]
  return rows.map((current, nth) => (
    <span key={current?.field ?? ''} className="row gap-s">
      <select
        className={boxStyles.control}
        value={current?.field ?? ''}
        aria-label={t(nth ? 'lists.groups.thenBy' : 'lists.groups.by')}
        onChange={({ target: { value } }) => onChange(replaced(by, nth, value ? entry(value) : undefined))}
      >
        <option value="">{t(current ? 'lists.groups.remove' : nth ? 'lists.groups.thenBy' : 'lists.groups.by')}</option>
        {allowed
          .filter((field) => field === current?.field || !by.some((other) => other.field === field))
          .map((field) => (
            <option key={field} value={field}>
              {words.label(field)}
            </option>
          ))}
      </select>
      {current?.step && (
        <select
          className={boxStyles.control}
          value={current.step}
          aria-label={t('lists.groups.step', { field: words.label(current.field) })}
          onChange={({ target: { value } }) =>
            onChange(replaced(by, nth, { field: current.field, step: STEPS.find((step) => step === value) ?? 'month' }))
          }
        >
          {STEPS.map((step) => (
            <option key={step} value={step}>
              {t(`lists.groups.steps.${step}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  ))
}

interface MeasureProps {
  list: ListController
  measures: readonly Measure[]
  onChange: (measures: Measure[]) => void
}
function MeasureSelects({ list, measures, onChange }: MeasureProps) {
  const { t } = useTranslation()
  const word = useMeasureWords(list.words)
  const all = measureFields(list.meta).flatMap((field) => measuresOf(list.meta.fields[field]).map((of): Measure => ({ field, of })))
  const rows: (Measure | undefined)[] =
    measures.length < MEASURES_MAX && measures.length < all.length ? [...measures, undefined] : [...measures]
  return rows.map((current, nth) => (
    <select
      key={current ? measureName(current) : ''}
      className={boxStyles.control}
      value={current ? measureName(current) : ''}
      aria-label={t('lists.groups.measure')}
      onChange={({ target: { value } }) =>
        onChange(
          replaced(
            measures,
            nth,
            all.find((one) => measureName(one) === value),
          ),
        )
      }
    >
      <option value="">{t(current ? 'lists.groups.remove' : 'lists.groups.measure')}</option>
      {all
        .filter(
          (one) =>
            (current && measureName(one) === measureName(current)) || !measures.some((other) => measureName(other) === measureName(one)),
        )
        .map((one) => (
          <option key={measureName(one)} value={measureName(one)}>
            {word(one)}
          </option>
        ))}
    </select>
  ))
}
