import { useTranslation } from 'react-i18next'
import { joinNames } from '../fields/display/textWidth.ts'
import * as boxStyles from '../fields/inputs/box.module.css'
import { Button } from '../kit/looks/Button.tsx'
import * as tableStyles from '../kit/looks/table.module.css'
import * as checkStepStyles from './CheckStep.module.css'
import * as styles from './ColumnsStep.module.css'
import type { SheetColumn, Uploaded } from './importWire.ts'
import { hasKey, isUsed, mappedCount, missing } from './mapping.ts'
import { Refused } from './StepParts.tsx'
import type { StepProps } from './stepProps.ts'
import { isUpdating } from './useImport.ts'
import * as verdictTableStyles from './VerdictTable.module.css'

export function ColumnsStep({ job }: StepProps) {
  const { t } = useTranslation()
  const { uploaded, mapping } = job
  if (!uploaded) return null
  const gaps = missing(mapping, uploaded.fields)
  const names = joinNames(gaps.map((field) => field.label))
  return (
    <>
      <div className={styles.importAbout}>
        <p className="flow quiet">
          <b>{uploaded.fileName}</b>
          <span>{t('excel.in.columns.used', { used: mappedCount(mapping), count: uploaded.columns.length })}</span>
        </p>
        {uploaded.sheets.length > 1 && <SheetChoice job={job} uploaded={uploaded} />}
      </div>
      {job.refusal !== null && <Refused>{job.refusal || t('excel.in.check.failed')}</Refused>}
      {gaps.length > 0 && (
        <Refused tone="warning" hint={t('excel.in.columns.missingHint')}>
          {t('excel.in.columns.missing', { names })}
        </Refused>
      )}
      <ColumnTable job={job} uploaded={uploaded} />
      {!job.isHistory && !uploaded.alwaysUpdates && <Updating job={job} uploaded={uploaded} />}
    </>
  )
}

type PartProps = Pick<StepProps, 'job'> & { uploaded: Uploaded }

function SheetChoice({ job, uploaded }: PartProps) {
  const { t } = useTranslation()
  return (
    <label className="row muted">
      <span>{t('excel.in.columns.sheet')}</span>
      <select
        className={boxStyles.box}
        data-slot="box"
        value={uploaded.sheet}
        onChange={(event) => job.file && job.choose(job.file, event.target.value)}
      >
        {uploaded.sheets.map(({ name, rowCount }) => (
          <option key={name} value={name}>
            {t('excel.in.columns.sheetOption', { name, count: rowCount })}
          </option>
        ))}
      </select>
    </label>
  )
}

function ColumnTable({ job, uploaded }: PartProps) {
  const { t } = useTranslation()
  return (
    <div className={verdictTableStyles.importTable} data-slot="import-table">
      <table className={`${tableStyles.table} ${tableStyles.told}`}>
        <thead className="unseen-s">
          <tr>
            <th scope="col">{t('excel.in.columns.column')}</th>
            <th scope="col">{t('excel.in.columns.sample')}</th>
            <th scope="col">{t('excel.in.columns.field')}</th>
          </tr>
        </thead>
        <tbody>
          {uploaded.columns.map((column) => (
            <ColumnRow key={column.index} column={column} job={job} uploaded={uploaded} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Fields that another column fills stay in the list, out of reach: one sees where they are. */
function ColumnRow({ column, job, uploaded }: PartProps & { column: SheetColumn }) {
  const { t } = useTranslation()
  const { mapping } = job
  const chosen = mapping[column.index] ?? null
  const name = column.header || t('excel.in.columns.noHeader')
  const sample = [...new Set(column.sample.filter(Boolean))]
  return (
    <tr data-off={chosen === null || undefined}>
      <th scope="row">{name}</th>
      <td className={styles.importSample} data-slot="import-sample">
        {sample.length ? sample.map((text) => <span key={text}>{text}</span>) : <em>{t('excel.in.columns.noSample')}</em>}
      </td>
      <td>
        <select
          className={boxStyles.box}
          data-slot="box"
          aria-label={t('excel.in.columns.fieldOf', { name })}
          value={chosen ?? ''}
          onChange={(event) => job.assign(column.index, event.target.value || null)}
        >
          <option value="">{t('excel.in.columns.skip')}</option>
          {uploaded.fields.map((field) => (
            <option key={field.key} value={field.key} disabled={field.key !== chosen && isUsed(mapping, field.key)}>
              {field.isRequired ? `${field.label} · ${t('excel.in.columns.required')}` : field.label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}

function Updating({ job, uploaded }: PartProps) {
  const { t } = useTranslation()
  const keys = uploaded.fields.filter((field) => field.isKey)
  const names = joinNames(keys.map((field) => field.label))
  const isFound = hasKey(job.mapping, uploaded.fields)
  const hint = keys.length === 0 ? 'updateNoKey' : isFound ? 'updateHint' : 'updateKeyMissing'
  return (
    <label className={styles.importUpdate} data-slot="import-update" data-off={!isFound || undefined}>
      <input
        type="checkbox"
        disabled={!isFound}
        checked={isUpdating(job)}
        aria-describedby="import-update-hint"
        onChange={(event) => job.update(event.target.checked)}
      />
      <b>{t('excel.in.columns.update')}</b>
      <span id="import-update-hint">{t(`excel.in.columns.${hint}`, { keys: names })}</span>
    </label>
  )
}

export function ColumnsFoot({ job }: StepProps) {
  const { t } = useTranslation()
  const { uploaded, mapping } = job
  const isEmpty = mappedCount(mapping) === 0
  const isShort = uploaded !== null && !isUpdating(job) && missing(mapping, uploaded.fields).length > 0
  const why = isEmpty ? t('excel.in.columns.none') : ''
  return (
    <>
      <Button size="md" onClick={() => job.back('file')}>
        {t('excel.in.columns.otherFile')}
      </Button>
      <span className={checkStepStyles.importWhy} id="import-why">
        {why}
      </span>
      <Button size="md" variant="solid" tone="brand" disabled={isEmpty || isShort} aria-describedby="import-why" onClick={job.check}>
        {t('excel.in.columns.check')}
      </Button>
    </>
  )
}
