import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../fields/display/ResourceLink.tsx'
import { importEntry } from '../kit/gen/resources.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { usePathOf } from '../kit/session/navigation.ts'
import * as statesStyles from '../resource/states.module.css'
import * as styles from './DoneStep.module.css'
import * as fileStepStyles from './FileStep.module.css'
import { restAddress } from './importWire.ts'
import { Refused } from './StepParts.tsx'
import type { StepProps } from './stepProps.ts'
import { TakeFile } from './TakeFile.tsx'

export function DoneStep({ job, onClose }: StepProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { imported, undone } = job
  const hasLog = usePathOf()(importEntry) !== undefined
  if (!imported) return null
  const { counts, logId, message } = imported
  const canUndo = !undone && counts.created + counts.changed > 0
  return (
    <div className={styles.importDone} data-slot="import-done">
      <span className={`${statesStyles.emptyMark} ${fileStepStyles.importMark}`} data-tone={undone ? 'quiet' : 'good'}>
        <Icon name={undone ? 'history' : 'tick'} size={26} />
      </span>
      {undone ? (
        <p>{t('excel.in.done.undone', { ...undone })}</p>
      ) : (
        <>
          {message && <b>{message}</b>}
          <p>{t('excel.in.done.sentence', { ...counts })}</p>
          {counts.error > 0 && job.uploaded && (
            <>
              <p>{t('excel.in.done.left', { count: counts.error })}</p>
              <TakeFile
                address={restAddress(job.uploaded.id)}
                name={job.uploaded.fileName}
                title={t('excel.in.done.rest')}
                failed="excel.in.check.errorsFailed"
              />
            </>
          )}
        </>
      )}
      {job.refusal !== null && <Refused>{job.refusal || t('excel.in.done.undoFailed')}</Refused>}
      {isAsking && canUndo ? (
        <Question
          text={t('excel.in.done.undoAsk', { ...counts })}
          isBusy={job.work === 'undo'}
          onYes={() => {
            setIsAsking(false)
            job.undo()
          }}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <div className="flow">
          {canUndo && (
            <Button disabled={job.work === 'undo'} aria-busy={job.work === 'undo'} onClick={() => setIsAsking(true)}>
              <Icon name="history" />
              {t(job.work === 'undo' ? 'excel.in.done.undoing' : 'excel.in.done.undo')}
            </Button>
          )}
          {hasLog && logId !== null && (
            <ResourceLink
              of={importEntry}
              search={`?open=${logId}`}
              className={buttonStyles.button}
              data-slot="button"
              data-variant="outline"
              data-size="sm"
              onClick={onClose}
            >
              <Icon name="list" />
              {t('excel.in.done.log')}
            </ResourceLink>
          )}
        </div>
      )}
      {canUndo && !isAsking && <span className="note">{t('excel.in.done.undoHint')}</span>}
    </div>
  )
}

interface QuestionProps {
  text: string
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

function Question({ text, isBusy, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.importAsk} role="alert">
      <span>{text}</span>
      <Button autoFocus onClick={onNo}>
        {t('excel.in.done.undoNo')}
      </Button>
      <Button variant="solid" tone="red" disabled={isBusy} onClick={onYes}>
        {t('excel.in.done.undoYes')}
      </Button>
    </div>
  )
}

export function DoneFoot({ job, onClose }: StepProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button size="md" onClick={() => job.back('file')}>
        {t('excel.in.done.another')}
      </Button>
      <span className="grow" />
      <Button size="md" variant="solid" tone="brand" onClick={onClose}>
        {t('excel.in.done.close')}
      </Button>
    </>
  )
}
