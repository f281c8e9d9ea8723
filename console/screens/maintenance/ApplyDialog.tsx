import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateBox } from '../../fields/inputs/DateBox.tsx'
import { LinkPicker } from '../../fields/inputs/LinkPicker.tsx'
import { focusField } from '../../form/hooks/focusField.ts'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { today } from '../../kit/words/time.ts'
import type { ActionProps } from '../../resource/defineScreen.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { useSend } from '../../resource/operations/useSend.ts'
import { Applied, type PointsApplied } from './Applied.tsx'
import { ApplyPointsTemplateDocument } from './gen/pointsTemplate.ts'
import * as maintenanceStyles from './maintenance.module.css'

type Template = ResourceTypes['pointsTemplate']['row']
const FIELDS = ['equipmentIds', 'nextMaintDate'] as const

/** Asks for machines, and for the first day where something is maintained, then tells what has come of it. */
export function ApplyDialog({ row, onDone }: ActionProps<Template>) {
  const { t } = useTranslation()
  const id = useId()
  const { form, machines, setMachines, first, setFirst, faults, banner, apply, applied, isBusy } = useApplication(row)
  const footer = applied ? (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('applyTemplate.done')}
    </Button>
  ) : (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="brand" type="submit" form={id} disabled={isBusy} aria-busy={isBusy}>
        {t('applyTemplate.action')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('applyTemplate.title', { title: row.title })} onClose={onDone} footer={footer} size="small" isSticky>
      {applied ? (
        <Applied applied={applied} />
      ) : (
        <form id={id} className="stack gap-xl" ref={form} onSubmit={apply} noValidate>
          <p className="muted" data-slot="plain">
            {t('applyTemplate.hint')}
          </p>
          <Labelled name="equipmentIds" label={t('applyTemplate.machines')} fault={faults.equipmentIds}>
            {(controlProps) => (
              <LinkPicker
                target="equipment"
                ids={machines}
                isMany
                hasRecent
                label={t('applyTemplate.machines')}
                prompt={t('applyTemplate.choose')}
                onChange={setMachines}
                {...controlProps}
              />
            )}
          </Labelled>
          {row.hasMaint && (
            <Labelled
              name="nextMaintDate"
              label={t('applyTemplate.first')}
              hint={t('applyTemplate.firstHint')}
              fault={faults.nextMaintDate}
            >
              {(controlProps) => (
                <DateBox kind="date" value={first} onChange={setFirst} label={t('applyTemplate.first')} {...controlProps} />
              )}
            </Labelled>
          )}
          <FailureBanner failure={banner} />
        </form>
      )}
    </Sheet>
  )
}

/** What is asked for, what is wrong with it and what has come of it. */
function useApplication(row: Template) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [machines, setMachines] = useState<string[]>([])
  const [first, setFirst] = useState(() => today())
  const [tries, setTries] = useState(0)
  const [applied, setApplied] = useState<PointsApplied>()
  const { send, failure, faultOf, isBusy } = useSend('pointsTemplate')
  const isDayMissing = row.hasMaint && !first
  const refused = { equipmentIds: faultOf('equipmentIds'), nextMaintDate: row.hasMaint ? faultOf('nextMaintDate') : '' }
  const faults = {
    equipmentIds: (tries > 0 && !machines.length && t('applyTemplate.needMachines')) || refused.equipmentIds,
    nextMaintDate: (tries > 0 && isDayMissing && t('applyTemplate.needFirst')) || refused.nextMaintDate,
  }
  const toFault = useEffectEvent(() => {
    const name = FIELDS.find((one) => faults[one])
    if (name && form.current) focusField(form.current, name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try and each answer, not while one corrects it
  useEffect(() => toFault(), [tries, failure])
  const run = async () => {
    const variables = { id: row.id, equipmentIds: machines, ...(row.hasMaint && { nextMaintDate: first }) }
    const answer = await send(ApplyPointsTemplateDocument, variables)
    if (answer) setApplied(answer.applied)
  }
  return {
    form,
    machines,
    setMachines,
    first,
    setFirst,
    faults,
    // The template itself, or something that would have been made, may be what is wrong.
    banner: FIELDS.some((name) => refused[name]) ? null : failure,
    apply: (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
      if (machines.length && !isDayMissing) void run()
    },
    applied,
    isBusy,
  }
}

interface LabelledProps {
  name: (typeof FIELDS)[number]
  label: string
  hint?: string
  fault: string
  children: (controlProps: { describedBy: string | undefined; isInvalid: boolean }) => ReactNode
}

function Labelled({ name, label, hint, fault, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={`stack ${maintenanceStyles.applyField}`} data-name={name}>
      <span className="muted" aria-hidden="true">
        {label}
      </span>
      {children({ describedBy: fault || hint ? id : undefined, isInvalid: Boolean(fault) })}
      {fault ? (
        <p role="alert" id={id}>
          {fault}
        </p>
      ) : (
        hint && <small id={id}>{hint}</small>
      )}
    </div>
  )
}
