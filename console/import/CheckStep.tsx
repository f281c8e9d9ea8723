import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import * as tonesStyles from '../kit/looks/tones.module.css'
import * as styles from './CheckStep.module.css'
import { type Checked, errorsAddress, type Verdict } from './importWire.ts'
import { Progress, Refused } from './StepParts.tsx'
import type { StepProps } from './stepProps.ts'
import { TakeFile } from './TakeFile.tsx'
import { VerdictTable } from './VerdictTable.tsx'
import { changing, countOf, OUTCOME_TONES, outcomeOf, SHAPES, sentenceOf, TONES, VERDICTS } from './verdicts.ts'

export function CheckStep({ job, words }: StepProps) {
  const { t } = useTranslation()
  const { checked, refusal } = job
  if (job.work === 'commit') return <Committing job={job} />
  if (job.work === 'check') return <Checking job={job} />
  const failed = job.isUncertain
    ? t('excel.in.check.lost')
    : checked
      ? refusal
        ? t('excel.in.check.refused', { message: refusal })
        : t('excel.in.check.refusedPlain')
      : refusal || t('excel.in.check.failed')
  return (
    <>
      {refusal !== null && <Refused>{failed}</Refused>}
      {checked && <Result checked={checked} job={job} words={words} isQuiet={refusal !== null} />}
    </>
  )
}

function Checking({ job }: Pick<StepProps, 'job'>) {
  const { t } = useTranslation()
  const { progress } = job
  return (
    <Progress
      title={progress ? t('excel.in.check.running', { ...progress }) : t('excel.in.check.starting')}
      hint={t('excel.in.check.runningHint')}
      share={progress?.of ? progress.done / progress.of : undefined}
    >
      <Button onClick={job.cancel}>{t('excel.in.check.cancel')}</Button>
    </Progress>
  )
}

function Committing({ job }: Pick<StepProps, 'job'>) {
  const { t } = useTranslation()
  const { progress } = job
  return (
    <Progress
      title={progress ? t('excel.in.check.committing', { ...progress }) : t('excel.in.check.committingStart')}
      hint={t('excel.in.check.committingHint')}
      share={progress?.of ? progress.done / progress.of : undefined}
    />
  )
}

interface ResultProps extends Pick<StepProps, 'job' | 'words'> {
  checked: Checked
  /** Something louder stands above. */
  isQuiet: boolean
}

function Result({ checked, job, words, isQuiet }: ResultProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Verdict | null>(null)
  const { counts, rows } = checked
  const outcome = outcomeOf(checked)
  return (
    <>
      {!isQuiet && (
        <p className={`${tonesStyles.toned} ${styles.importVerdict}`} data-tone={OUTCOME_TONES[outcome]}>
          {outcome === 'refused' ? checked.message : t(`excel.in.check.${sentenceOf(checked)}`, { ...counts, count: counts.error })}
        </p>
      )}
      {checked.questions.length > 0 && <Questions job={job} questions={checked.questions} />}
      <div className={styles.importResults}>
        <fieldset className="flow" data-slot="import-chips">
          <legend className="visually-hidden">{t('excel.in.check.filter')}</legend>
          {VERDICTS.map((one) => (
            <button
              key={one}
              type="button"
              className={`${tonesStyles.toned} ${styles.importChip}`}
              data-tone={countOf(counts, one) > 0 ? TONES[one] : undefined}
              aria-pressed={shown === one}
              disabled={!rows.some((row) => row.verdict === one)}
              onClick={() => setShown(shown === one ? null : one)}
            >
              <Icon name={SHAPES[one]} size={14} />
              {t(`excel.in.check.verdict.${one}`)}
              <b>{countOf(counts, one)}</b>
            </button>
          ))}
        </fieldset>
        {counts.error > 0 && job.uploaded && (
          <TakeFile
            address={errorsAddress(job.uploaded.id)}
            name={job.uploaded.fileName}
            title={t('excel.in.check.errors')}
            failed="excel.in.check.errorsFailed"
          />
        )}
      </div>
      <VerdictTable rows={shown ? rows.filter((row) => row.verdict === shown) : rows} words={words} />
      {rows.length < counts.error + changing(counts) && <p className="note">{t('excel.in.check.listed', { count: rows.length })}</p>}
    </>
  )
}

/** What the server cannot decide: it goes on once somebody has looked at it. */
function Questions({ job, questions }: Pick<StepProps, 'job'> & { questions: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className={`${tonesStyles.toned} ${styles.importVerdict}`} data-tone="warning" data-slot="import-questions">
      {questions.map((question) => (
        <p key={question}>{question}</p>
      ))}
      <label className="row">
        <input type="checkbox" checked={job.isConfirmed} onChange={(event) => job.confirm(event.target.checked)} />
        <span>{t('excel.in.check.confirm')}</span>
      </label>
    </div>
  )
}

export function CheckFoot({ job }: StepProps) {
  const { t } = useTranslation()
  const { checked, work } = job
  if (work === 'commit') return null
  const counts = checked?.counts
  const count = counts ? changing(counts) : 0
  const hasGood = Boolean(counts?.error) && count > 0 && !job.isUncertain
  const isOpen = count > 0 && !job.isUncertain && Boolean(checked?.questions.length) && !job.isConfirmed
  const isReady = Boolean(checked?.canImport) && count > 0 && !job.isUncertain
  const canCommit = isReady && !isOpen
  const blocked = isOpen && (isReady || hasGood) ? 'blockedByQuestions' : counts?.error ? 'blockedByErrors' : 'blockedNothing'
  const why = !counts || canCommit || (hasGood && !isOpen) ? '' : t(`excel.in.check.${blocked}`)
  return (
    <>
      <Button size="md" onClick={() => job.back('file')}>
        {t('excel.in.columns.otherFile')}
      </Button>
      <Button size="md" onClick={() => (work === 'check' ? job.cancel() : job.back('columns'))}>
        {t('excel.in.check.back')}
      </Button>
      <span className={styles.importWhy} id="import-why">
        {job.isUncertain ? '' : why}
      </span>
      {!checked && work === null && (
        <Button size="md" variant="solid" tone="brand" onClick={job.check}>
          {t('excel.in.check.again')}
        </Button>
      )}
      {hasGood && (
        <Button size="md" disabled={isOpen} aria-describedby="import-why" onClick={() => job.commit(true)}>
          {t('excel.in.check.commitGood', { count })}
        </Button>
      )}
      {counts && !hasGood && (
        <Button size="md" variant="solid" tone="brand" disabled={!canCommit} aria-describedby="import-why" onClick={() => job.commit()}>
          {t(count === 1 ? 'excel.in.check.commitOne' : 'excel.in.check.commit', { ...counts, count })}
        </Button>
      )}
    </>
  )
}
