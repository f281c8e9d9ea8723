import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/looks/icons.tsx'
import * as tableStyles from '../kit/looks/table.module.css'
import * as tonesStyles from '../kit/looks/tones.module.css'
import type { ResourceWords } from '../resource/resourceWords.ts'
import type { CheckedRow } from './importWire.ts'
import * as styles from './VerdictTable.module.css'
import { SHAPES, TONES } from './verdicts.ts'

interface VerdictTableProps {
  rows: readonly CheckedRow[]
  words: ResourceWords
}

/** What becomes of each row, and why. */
export function VerdictTable({ rows, words }: VerdictTableProps) {
  const { t } = useTranslation()
  if (!rows.length) return null
  return (
    <section
      className={`${styles.importTable} ${styles.importRows}`}
      data-slot="import-table import-rows"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      aria-label={t('excel.in.check.verdictTitle')}
    >
      <table className={`${tableStyles.table} ${tableStyles.told}`}>
        <thead className="unseen-s">
          <tr>
            <th scope="col">{t('excel.in.check.rowNo')}</th>
            <th scope="col">{t('excel.in.check.verdictTitle')}</th>
            <th scope="col">{t('excel.in.check.record')}</th>
            <th scope="col">{t('excel.in.check.details')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowNo}>
              <th scope="row">{row.rowNo}</th>
              <td>
                <span className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone={TONES[row.verdict]}>
                  <Icon name={SHAPES[row.verdict]} size={13} />
                  {t(`excel.in.check.verdict.${row.verdict}`)}
                </span>
              </td>
              <td>{row.title}</td>
              <td>
                <Details row={row} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Values come in words: the server has read the sheet and knows what its codes and names mean. */
function Details({ row, words }: { row: CheckedRow; words: ResourceWords }) {
  const { t } = useTranslation()
  if (row.verdict === 'error')
    return (
      <ul className={`wrong ${styles.importFaults}`}>
        {row.faults.map((fault) => (
          <li key={`${fault.field}${fault.message}`}>
            <b>{fault.header || (fault.field && words.label(fault.field)) || t('excel.in.check.whole')}</b>
            {fault.message}
          </li>
        ))}
      </ul>
    )
  const isNew = row.verdict === 'new'
  return (
    <ul className={isNew ? 'wrapped' : styles.importChanges} data-slot={isNew ? 'import-values' : 'import-changes'}>
      {row.changes.map(({ field, before, after }) => (
        <li key={field} className="flow">
          {isNew ? <span className="muted">{words.label(field)}</span> : <b>{words.label(field)}</b>}
          {!isNew && (
            <>
              <del>{before || t('excel.in.check.blank')}</del>
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('excel.in.check.becomes')}</span>
            </>
          )}
          {isNew ? <span>{after}</span> : <ins>{after || t('excel.in.check.blank')}</ins>}
        </li>
      ))}
      {row.doubts.map((doubt) => (
        <li key={`doubt ${doubt.field}`} className={`${tonesStyles.toned} in-tone`} data-tone="warning">
          <b>{doubt.header || (doubt.field && words.label(doubt.field))}</b>
          {doubt.message}
        </li>
      ))}
    </ul>
  )
}
