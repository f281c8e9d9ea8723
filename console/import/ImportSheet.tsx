import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { bell } from '../kit/overlays/bell.ts'
import * as sheetStyles from '../kit/overlays/Sheet.module.css'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { toast } from '../kit/overlays/toast.ts'
import { unsaved } from '../kit/overlays/unsaved.ts'
import { useCan } from '../kit/session/me.ts'
import { importsHistoryOnly } from '../resource/importsHistoryOnly.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { inSentence } from '../resource/words.ts'
import { CheckFoot, CheckStep } from './CheckStep.tsx'
import { ColumnsFoot, ColumnsStep } from './ColumnsStep.tsx'
import { DoneFoot, DoneStep } from './DoneStep.tsx'
import { FileFoot, FileStep } from './FileStep.tsx'
import * as styles from './ImportSheet.module.css'
import { StepLine } from './StepParts.tsx'
import { type Ended, type Import, useImport } from './useImport.ts'
import { outcomeOf, sentenceOf } from './verdicts.ts'

const BODIES = { file: FileStep, columns: ColumnsStep, check: CheckStep, done: DoneStep } as const
const FEET = { file: FileFoot, columns: ColumnsFoot, check: CheckFoot, done: DoneFoot } as const

interface ImportSheetProps {
  meta: ResourceMeta
  words: ResourceWords
  onClose: () => void
}

/** The dialog around the four steps: it keeps the focus at the step's heading and asks before it throws work away. */
export function ImportSheet({ meta, words, onClose }: ImportSheetProps) {
  const { t } = useTranslation()
  const can = useCan()
  const job = useImport(meta, useImportNotice(words), importsHistoryOnly(meta, can))
  const heading = useRef<HTMLHeadingElement>(null)
  const { isLeaving, setIsLeaving, close } = useLeaving(job, onClose)
  useFocus(job, heading)
  const announcement = useAnnouncement(job)
  const Body = BODIES[job.step]
  const Foot = FEET[job.step]
  const title = t('excel.in.title', { name: inSentence(words.records) })
  const footer = isLeaving ? (
    <Leaving isBusy={job.work === 'commit'} onStay={() => setIsLeaving(false)} onLeave={onClose} />
  ) : (
    <Foot job={job} words={words} onClose={close} />
  )
  return (
    <Sheet
      title={title}
      meta={meta}
      onClose={close}
      footer={footer}
      above={<StepLine now={job.step} />}
      size="lg"
      classes={{ sheet: styles.importSheet, body: styles.importBody, foot: styles.importFoot }}
      focusOn={() => heading.current}
      isSticky
    >
      <h3 ref={heading} tabIndex={-1}>
        {t(`excel.in.headings.${job.work === 'check' || job.work === 'commit' ? job.work : job.undone ? 'undone' : job.step}`)}
      </h3>
      <Body job={job} words={words} onClose={onClose} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Sheet>
  )
}

/** Who has closed the dialog hears of the end of the import all the same, and everybody finds it in the bell. */
function useImportNotice(words: ResourceWords): Ended {
  const { t } = useTranslation()
  return (end, isGone) => {
    const name = inSentence(words.records)
    if ('imported' in end) {
      const notice = {
        type: 'success',
        title: t('excel.in.told.done', { name }),
        detail: t('excel.in.done.sentence', { ...end.imported.counts }),
      } as const
      if (isGone) toast({ ...notice, isPersistent: true })
      else bell.add({ ...notice, address: location.pathname })
    } else if (isGone) toast({ type: 'error', title: t('excel.in.told.failed', { name }), detail: end.failure.message })
  }
}

/** Each step begins at its heading; and when the button one has pressed goes away, so does the focus. */
function useFocus({ step, work }: Import, heading: RefObject<HTMLHeadingElement | null>) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus({ preventScroll: true })
    before.current = step
  }, [step, heading])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something begins or ends
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [work, heading])
}

function useLeaving(job: Import, onClose: () => void) {
  const [isLeaving, setIsLeaving] = useState(false)
  const isUnfinished = job.step !== 'done' && (job.uploaded !== null || job.work !== null)
  useEffect(() => {
    unsaved.mark('import', isUnfinished)
    return () => unsaved.mark('import', false)
  }, [isUnfinished])
  useEffect(() => setIsLeaving((old) => old && isUnfinished), [isUnfinished])
  return { isLeaving, setIsLeaving, close: () => (isUnfinished ? setIsLeaving(true) : onClose()) }
}

interface LeavingProps {
  /** Under way and not to be stopped: there is nothing to decide. */
  isBusy: boolean
  onStay: () => void
  onLeave: () => void
}

function Leaving({ isBusy, onStay, onLeave }: LeavingProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={sheetStyles.leaving} role="alert">
      <span>{t(isBusy ? 'excel.in.leave.busy' : 'excel.in.leave.ask')}</span>
      <Button size="md" autoFocus onClick={onStay}>
        {t(isBusy ? 'excel.in.leave.ok' : 'excel.in.leave.stay')}
      </Button>
      {!isBusy && (
        <Button size="md" variant="subtle" tone="red" onClick={onLeave}>
          {t('excel.in.leave.leave')}
        </Button>
      )}
    </div>
  )
}

const QUARTERS = 4

/** What a screen reader is told on the way: quarters of what is under way, and what came of it. */
function useAnnouncement({ work, progress, checked, imported, undone, file, step }: Import): string {
  const { t } = useTranslation()
  if (work === 'upload') return t('excel.in.file.uploading', { name: file?.name })
  if (work === 'check' || work === 'commit') {
    const share = progress?.of ? progress.done / progress.of : 0
    const percent = (Math.floor(share * QUARTERS) * 100) / QUARTERS
    return t(`excel.in.check.${work === 'check' ? 'checkedPart' : 'committedPart'}`, { percent })
  }
  if (undone) return t('excel.in.done.undone', { ...undone })
  if (step === 'done' && imported) return t('excel.in.done.sentence', { ...imported.counts })
  if (step !== 'check' || !checked) return ''
  const outcome = outcomeOf(checked)
  return outcome === 'refused'
    ? (checked.message ?? '')
    : t(`excel.in.check.${sentenceOf(checked)}`, { ...checked.counts, count: checked.counts.error })
}
