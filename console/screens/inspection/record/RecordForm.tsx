import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadQueue } from '../../../fields/files/uploadQueue.ts'
import { usePhotos } from '../../../fields/files/usePhotos.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { FootFailure } from '../../../resource/dialogs/FailureBanner.tsx'
import { useSend } from '../../../resource/operations/useSend.ts'
import { Failed } from '../../../resource/states.tsx'
import { RecordPointDocument } from '../gen/inspection.ts'
import { MoreOfIt } from '../round/MoreOfIt.tsx'
import type { RoundOrder } from '../round/round.ts'
import { SkipForm } from '../round/SkipForm.tsx'
import type { useUnderway } from '../round/useUnderway.ts'
import { type Draft, inputOf, isReady, type Missing, missingIn } from './draft.ts'
import type { Drafts } from './drafts.ts'
import * as styles from './RecordForm.module.css'
import { ResultControl } from './ResultControl.tsx'
import { useReading } from './useReading.ts'
import type { Reading } from './verdict.ts'

interface RecordProps {
  order: RoundOrder
  drafts: Drafts
  hasNext: boolean
  photosUnderway: Pick<ReturnType<typeof useUnderway>, 'isUnderway' | 'follow'>
  onSaved: (record: RoundOrder) => void
  onRefused: (order: RoundOrder) => void
}

/** What was found, or why nothing was: as soon as it is known how the point is judged. */
export function RecordForm(props: RecordProps) {
  const { order, drafts } = props
  const { reading, failure, refetch } = useReading(order.refValue, order.unit)
  const [isSkipping, setIsSkipping] = useState(() => drafts.of(order.id).skipReason !== '')
  const { draft, setDraft } = useDraft(order.id, drafts)
  const back = () => {
    setIsSkipping(false)
    setDraft((old) => ({ ...old, skipReason: '' }))
  }
  if (failure) return <Failed failure={failure} onRetry={refetch} />
  if (!reading) return <div className={styles.pointSoon} aria-busy="true" />
  return (
    <>
      <ResultForm {...props} reading={reading} draft={draft} setDraft={setDraft} isAside={isSkipping} onSkip={() => setIsSkipping(true)} />
      {isSkipping && (
        <SkipForm
          order={order}
          reason={draft.skipReason}
          setReason={(skipReason) => setDraft((old) => ({ ...old, skipReason }))}
          onSaved={props.onSaved}
          onRefused={props.onRefused}
          onBack={back}
        />
      )}
    </>
  )
}

interface ResultFormProps extends RecordProps {
  reading: Reading
  draft: Draft
  setDraft: (change: (old: Draft) => Draft) => void
  /** Out of sight while a reason for skipping is given; its photos stay. */
  isAside: boolean
  onSkip: () => void
}

/** What was found, saved with one press; the next point follows by itself. */
function ResultForm({ order, drafts, reading, draft, setDraft, isAside, ...props }: ResultFormProps) {
  const { t } = useTranslation()
  const { hasNext, photosUnderway, onSaved, onRefused, onSkip } = props
  const { send, failure, faultOf, isBusy } = useSend('inspectionOrder')
  const [missing, setMissing] = useState<Missing | null>(null)
  const photos = usePhotos()
  const onQueue = useBoth(photos.hold, photosUnderway.follow)
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form)
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    const lacks = missingIn(reading, drafts.of(order.id))
    setMissing(lacks)
    if (lacks || !isReady(reading, drafts.of(order.id))) {
      form.current?.querySelector<HTMLElement>('[data-slot~=result] :is(input, textarea, button)')?.focus()
      return
    }
    if (!(await photos.arrived())) return
    const input = inputOf(reading, drafts.of(order.id), t('inspectionRound.record.normal'))
    const answer = await send(RecordPointDocument, { id: order.id, input })
    if (answer) onSaved(answer.record)
    else onRefused(order)
  }
  const change = (patch: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...patch }))
    setMissing(null)
  }
  const fault = faultOf('value1') || (missing && t(`inspectionRound.record.missing.${missing}`)) || ''
  const refused = failure && !faultOf('value1') ? (failure.fields[0]?.message ?? sentenceOf(failure)) : ''
  // What kept the last try from being sent; an earlier one may have failed for another reason.
  const elsewhere = photos.haveFailed ? t('inspectionRound.record.photosFailed') : refused
  const word = photos.areAwaited ? 'awaiting' : isBusy ? 'saving' : hasNext ? 'saveNext' : 'save'
  const { isUnderway } = photosUnderway
  return (
    <form ref={form} className={`stack gap-l ${styles.pointForm}`} onSubmit={(event) => void save(event)} noValidate hidden={isAside}>
      <ResultControl reading={reading} draft={draft} change={change} fault={fault} hasNext={hasNext} onNext={() => void save()} />
      <MoreOfIt draft={draft} setDraft={setDraft} isUnderway={isUnderway} onQueue={onQueue} />
      <div className={styles.pointActs} data-slot="point-acts">
        {elsewhere && <FootFailure>{elsewhere}</FootFailure>}
        {order.actions.includes('skip') && (
          <Button
            variant="ghost"
            className={styles.pointSkip}
            disabled={isBusy || isUnderway}
            title={isUnderway ? t('inspectionRound.record.awaiting') : undefined}
            onClick={onSkip}
          >
            {t('inspectionRound.record.skip')}
          </Button>
        )}
        <Button
          className={`${pressStyles.big} ${styles.pointSave}`}
          data-slot="point-save"
          type="submit"
          variant="solid"
          tone="brand"
          disabled={isBusy || photos.areAwaited}
          aria-busy={isBusy}
        >
          {t(`inspectionRound.record.${word}`)}
        </Button>
      </div>
    </form>
  )
}

/** Survives a look at another point. */
function useDraft(id: string, drafts: Drafts) {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(id))
  const setDraft = (change: (old: Draft) => Draft) => drafts.change(id, change)
  return { draft, setDraft }
}

type AttachQueue = (queue: UploadQueue) => () => void
function useBoth(first: AttachQueue, second: AttachQueue): AttachQueue {
  return useCallback(
    (queue) => {
      const ends = [first(queue), second(queue)]
      return () => {
        for (const end of ends) end()
      }
    },
    [first, second],
  )
}

/** On a touch screen nothing is focused, or the keyboard would cover half of it. */
function useFirstFocus(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    // The dialog moves the focus itself when it opens.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>('[data-slot~=result] :is(input, textarea)')?.focus(), 60)
    return () => clearTimeout(timer)
  }, [form])
}
