import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhotos } from '../../../fields/files/usePhotos.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Choices } from '../../../kit/looks/Choices.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { session } from '../../../kit/session/session.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { FootFailure } from '../../../resource/dialogs/FailureBanner.tsx'
import { useOperation } from '../../../resource/operations/useOperation.ts'
import { SendReportDocument } from '../gen/repair.ts'
import { PhraseChips } from './PhraseChips.tsx'
import * as styles from './ReportForm.module.css'
import { type Draft, emptyDraft, inputOf, type Missing, missingIn, rushed, standing, type Urgency } from './reportDraft.ts'
import type { ReportIntake } from './reportPage.ts'
import type { SentReport } from './sentReport.ts'

export type { SentReport }

const Place = lazyComponent(() => import('./ReportPlace.tsx').then((module) => module.ReportPlace))
const Photos = lazyComponent(() => import('./ReportPhotos.tsx').then((module) => module.ReportPhotos), { words: ['files'] })
const URGENCIES: readonly Urgency[] = ['LOW', 'NORMAL', 'HIGH', 'STOP']

interface FormProps {
  desk: ReportIntake
  onSent: (report: SentReport) => void
}

/** Three presses say most of it: what is wrong, whether the machine stands, send. */
export function ReportForm({ desk: intake, onSent }: FormProps) {
  const { t } = useTranslation()
  const { equipment } = intake
  const { draft, setDraft, forgetDraft } = useDraft(equipment.id, intake.openStop ? { isStopped: true, urgency: 'STOP' } : {})
  const { send, failure, isBusy } = useSendReport(equipment.id)
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const photos = usePhotos()
  const latest = useRef(draft)
  latest.current = draft
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const lacks = missingIn(draft)
    setMissing(lacks)
    if (lacks[0]) return form.querySelector<HTMLElement>(`[data-question=${lacks[0]}] :is(button, input, textarea)`)?.focus()
    if (!(await photos.arrived())) return
    const sent = await send(latest.current)
    if (!sent) return
    forgetDraft()
    onSent(sent)
  }
  const change = (next: Draft) => {
    setDraft(next)
    setMissing((old) => (old.length ? missingIn(next).filter((one) => old.includes(one)) : old))
  }
  return (
    <form className="stack gap-xl" onSubmit={(event) => void submit(event)} noValidate>
      <Questions draft={draft} change={change} phrases={intake.phrases} missing={missing} />
      <Photos
        wait={<div className={styles.scanWait} />}
        ids={draft.photoIds}
        onChange={(update) => setDraft((old) => ({ ...old, photoIds: update(old.photoIds) }))}
        onQueue={photos.hold}
      />
      <Place equipmentId={equipment.id} draft={draft} change={change} />
      <div className={`stack ${styles.scanFoot}`}>
        {(failure || photos.haveFailed) && (
          <FootFailure>
            {photos.haveFailed || !failure ? t('repairWork.scan.photosFailed') : (failure.fields[0]?.message ?? sentenceOf(failure))}
          </FootFailure>
        )}
        <Send
          isBusy={isBusy || photos.areAwaited}
          word={photos.areAwaited ? 'awaiting' : isBusy ? 'sending' : intake.openStop && draft.isStopped ? 'sendJoining' : 'send'}
        />
      </div>
    </form>
  )
}

function Send({ isBusy, word }: { isBusy: boolean; word: string }) {
  const { t } = useTranslation()
  return (
    <Button className={pressStyles.big} type="submit" variant="solid" tone="brand" disabled={isBusy} aria-busy={isBusy}>
      {!isBusy && <Icon name="report" size={18} />}
      {t(`repairWork.scan.${word}`)}
    </Button>
  )
}

interface QuestionsProps {
  draft: Draft
  change: (draft: Draft) => void
  phrases: readonly string[]
  missing: readonly Missing[]
}

function Questions({ draft, change, phrases, missing }: QuestionsProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const id = useId()
  return (
    <>
      <fieldset className={`stack ${styles.scanQuestion}`} data-question="description" aria-describedby={`${id}d`}>
        <legend>{t('repairWork.scan.what')}</legend>
        <PhraseChips phrases={phrases} text={draft.description} onChange={(description) => change({ ...draft, description })} />
        <textarea
          className={`${boxStyles.box} ${pressStyles.typing}`}
          data-slot="box"
          rows={1}
          maxLength={4000}
          aria-label={t('repairWork.scan.what')}
          placeholder={t(phrases.length ? 'repairWork.scan.orType' : 'repairWork.scan.type')}
          value={draft.description}
          onChange={(event) => change({ ...draft, description: event.target.value })}
        />
        <Lacking id={`${id}d`} text={missing.includes('description') ? t('repairWork.scan.whatMissing') : ''} />
      </fieldset>
      <div className={`stack ${styles.scanQuestion}`} data-question="isStopped">
        <Choices
          look="answers"
          legend={t('repairWork.scan.standing')}
          value={draft.isStopped === null ? null : draft.isStopped ? 'yes' : 'no'}
          choices={[
            { value: 'yes', word: t('repairWork.scan.stands'), tone: 'danger' },
            { value: 'no', word: t('repairWork.scan.runs'), tone: 'good' },
          ]}
          onChange={(value) => change(standing(draft, value === 'yes'))}
        />
        <Lacking id={`${id}s`} text={missing.includes('isStopped') ? t('repairWork.scan.standingMissing') : ''} />
      </div>
      <div className={`stack ${styles.scanQuestion}`}>
        <Choices
          look="scale"
          legend={labels.label('reportLog', 'urgency')}
          value={draft.urgency}
          choices={URGENCIES.map((value) => ({ value, word: labels.value('reportLog', 'urgency', value) }))}
          onChange={(value) => change(rushed(draft, value as Urgency))}
        />
      </div>
    </>
  )
}

const Lacking = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className={`wrong ${styles.scanLacking}`} role={text ? 'alert' : undefined}>
    {text}
  </p>
)

/** Sends a report once: sent again after an answer that was lost on the way, it is the same report. */
function useSendReport(equipmentId: string) {
  const { run, failure, isBusy } = useOperation(SendReportDocument, 'reportLog')
  const send = async (draft: Draft): Promise<SentReport | undefined> => (await run({ input: inputOf(draft, equipmentId) }))?.record
  return { send, failure, isBusy }
}

function stored(key: string): Partial<Draft> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

/** What was typed survives a phone that drops the page while its camera is open; photos are taken anew. */
function useDraft(equipmentId: string, begun: Partial<Draft>) {
  const key = `report:${session.identity}:${equipmentId}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft, ...begun, ...stored(key) }))
  useEffect(() => {
    const { photoIds: _, ...words } = draft
    if (words.description) sessionStorage.setItem(key, JSON.stringify(words))
    else sessionStorage.removeItem(key)
  }, [key, draft])
  return { draft, setDraft, forgetDraft: () => sessionStorage.removeItem(key) }
}
