import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import { today } from '../../kit/words/time.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { metaOf } from '../../resource/meta.ts'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { BookedTable } from './BookedTable.tsx'
import { CarryOverLeaveDocument, GrantLeaveDocument, type GrantLeaveMutation, type GrantLeaveMutationVariables } from './gen/leave.ts'

type Kind = 'grant' | 'carry'
type LeaveInput = Omit<GrantLeaveMutationVariables, 'dryRun'>
const DOCUMENTS = { grant: GrantLeaveDocument, carry: CarryOverLeaveDocument }
/** As most people get, and as many as most plants let them keep. */
const DAYS = { grant: '5', carry: '5' }
const YEARS_BACK = { grant: 0, carry: 1 }

interface DialogProps {
  onDone: () => void
}
export const GrantDialog = ({ onDone }: DialogProps) => <BookLeave kind="grant" onDone={onDone} />
export const CarryDialog = ({ onDone }: DialogProps) => <BookLeave kind="carry" onDone={onDone} />

/** Shows what would be booked for whom before it is: what is then done is what was shown, asked for again. */
function BookLeave({ kind, onDone }: DialogProps & { kind: Kind }) {
  const { t } = useTranslation()
  const form = useId()
  const [draft, ask] = useState({ year: String(Number(today().slice(0, 4)) - YEARS_BACK[kind]), vacType: 'ANNUAL', days: DAYS[kind] })
  const [shown, show] = useState<GrantLeaveMutation['booked'] | null>(null)
  const { run, failure, isBusy } = useOperation(DOCUMENTS[kind], 'leaveEntitlement')
  const input = { year: Number(draft.year), vacType: draft.vacType as LeaveInput['vacType'], days: Number(draft.days) }
  const look = async () => show((await run({ ...input, dryRun: true }))?.booked ?? null)
  const book = async () => {
    const answer = await run({ ...input, dryRun: false })
    if (!answer) return
    const { lines, days } = answer.booked
    toast({ type: 'success', title: t(`leave.${kind}.done`, { count: lines.length, days }) })
    onDone()
  }
  const isReady = Boolean(shown?.lines.length)
  const footer = (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button
        size="md"
        type="submit"
        form={form}
        variant="solid"
        tone="brand"
        disabled={isBusy || Boolean(shown && !isReady)}
        aria-busy={isBusy}
      >
        {t(isReady ? `leave.${kind}.action` : 'leave.preview')}
      </Button>
    </>
  )
  const put = (key: keyof typeof draft, value: string) => {
    ask({ ...draft, [key]: value })
    show(null)
  }
  return (
    <Sheet title={t(`leave.${kind}.title`)} meta={metaOf('leaveEntitlement')} onClose={onDone} footer={footer} isSticky>
      <form
        id={form}
        className="stack gap-l"
        onSubmit={(event) => {
          event.preventDefault()
          void (isReady ? book() : look())
        }}
      >
        <p className="muted">{t(`leave.${kind}.says`)}</p>
        <div className="wrapped">
          <Numbered
            label={t(`leave.${kind}.year`)}
            value={draft.year}
            min={2000}
            max={2100}
            step={1}
            onChange={(year) => put('year', year)}
          />
          <Types value={draft.vacType} onChange={(vacType) => put('vacType', vacType)} />
          <Numbered
            label={t(`leave.${kind}.days`)}
            value={draft.days}
            min={0.5}
            max={366}
            step={0.5}
            onChange={(days) => put('days', days)}
          />
        </div>
        <FailureBanner failure={failure} />
        {shown && <BookedTable booked={shown} kind={kind} year={input.year} />}
      </form>
    </Sheet>
  )
}

interface NumberedProps {
  label: string
  value: string
  min: number
  max: number
  step: number
  onChange: (value: string) => void
}
function Numbered({ label, onChange, ...rest }: NumberedProps) {
  return (
    <label className="stack">
      <span>{label}</span>
      <input
        type="number"
        required
        className={boxStyles.box}
        data-slot="box"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </label>
  )
}

function Types({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const labels = useLabels()
  const types = metaOf('leaveEntitlement').fields['vacType']?.values ?? []
  return (
    <label className="stack">
      <span>{labels.label('leaveEntitlement', 'vacType')}</span>
      <select className={boxStyles.box} data-slot="box" value={value} onChange={(event) => onChange(event.target.value)}>
        {types.map((type) => (
          <option key={type} value={type}>
            {labels.value('leaveEntitlement', 'vacType', type)}
          </option>
        ))}
      </select>
    </label>
  )
}
