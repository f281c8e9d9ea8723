import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { useCan } from '../kit/session/me.ts'
import { sizeText } from '../kit/words/sizeText.ts'
import * as statesStyles from '../resource/states.module.css'
import * as columnsStepStyles from './ColumnsStep.module.css'
import * as styles from './FileStep.module.css'
import { templateAddress } from './importWire.ts'
import { Progress, Refused } from './StepParts.tsx'
import type { StepProps } from './stepProps.ts'
import { TakeFile } from './TakeFile.tsx'

const MOST_BYTES = 10 * 1024 * 1024
const ENDING = '.xlsx'
const CHOOSER = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What need not be sent to be refused. */
function faultOf(file: File) {
  if (!file.name.toLowerCase().endsWith(ENDING)) return 'notXlsx'
  if (file.size > MOST_BYTES) return 'tooLarge'
  return file.size === 0 ? 'empty' : null
}

export function FileStep({ job, words }: StepProps) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<File | null>(null)
  const fault = wrong && faultOf(wrong)
  const take = (file: File) => {
    setWrong(file)
    if (!faultOf(file)) job.choose(file)
  }
  if (job.work === 'upload') return <Uploading job={job} />
  return (
    <>
      {fault && <Refused>{t(`excel.in.file.${fault}`, { name: wrong.name, size: sizeText(wrong.size) })}</Refused>}
      {!fault && job.refusal !== null && <Refused>{job.refusal || t('excel.in.file.failed')}</Refused>}
      <History job={job} />
      <DropZone onFile={take} />
      <div className={styles.importTemplate}>
        <Icon name="file" size={20} />
        <p>{t('excel.in.file.templateHint')}</p>
        <TakeFile
          address={templateAddress(job.meta, job.isHistory)}
          name={`${words.title}.xlsx`}
          title={t('excel.in.file.template')}
          failed="excel.in.file.templateFailed"
        />
      </div>
    </>
  )
}

/** Whether the rows are those of a former system; asked of whoever may import both. */
function History({ job }: Pick<StepProps, 'job'>) {
  const { t } = useTranslation()
  const can = useCan()
  const { meta, isHistory } = job
  if (!meta.takesHistory || !can(`${meta.permission}:importHistory`)) return null
  return (
    <label className={columnsStepStyles.importUpdate} data-slot="import-update">
      <input
        type="checkbox"
        checked={isHistory}
        disabled={!can(`${meta.permission}:import`)}
        onChange={(event) => job.takeHistory(event.target.checked)}
      />
      <b>{t('excel.in.file.history')}</b>
      <span>{t('excel.in.file.historyHint')}</span>
    </label>
  )
}

function Uploading({ job }: Pick<StepProps, 'job'>) {
  const { t } = useTranslation()
  const isSent = job.share >= 1
  return (
    <Progress
      title={t(isSent ? 'excel.in.file.reading' : 'excel.in.file.uploading', { name: job.file?.name })}
      share={isSent ? undefined : job.share}
    >
      <Button onClick={job.cancel}>{t('excel.in.file.cancel')}</Button>
    </Progress>
  )
}

/** A button for the keyboard, a target for the mouse. */
function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [first] = event.dataTransfer.files
    if (first) onFile(first)
  }
  return (
    <>
      <button
        type="button"
        className={styles.importDrop}
        data-slot="import-drop"
        data-over={isOver || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <span className={statesStyles.emptyMark}>
          <Icon name="upload" size={22} />
        </span>
        <b>{t(isOver ? 'excel.in.file.over' : 'excel.in.file.drop')}</b>
        <span>{t('excel.in.file.allowed')}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={CHOOSER}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [first] = event.target.files ?? []
          // The same file may be chosen again once it has been corrected.
          event.target.value = ''
          if (first) onFile(first)
        }}
      />
    </>
  )
}

export function FileFoot({ onClose }: StepProps) {
  const { t } = useTranslation()
  return (
    <Button size="md" onClick={onClose}>
      {t('screens.form.cancel')}
    </Button>
  )
}
