import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { useCan } from '../../kit/session/me.ts'
import { ActionButton } from '../../record/ActionButton.tsx'
import { isOpen, isRefused, rowActions } from '../../resource/actions.ts'
import { metaNamed, type Row } from '../../resource/meta.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'

interface StepsProps {
  of: 'complaint' | 'complaintAction'
  row: Row
  /** Only steps of this state. */
  track?: string
  size?: 'xs' | 'sm'
  /** What cannot be done is not worth a line. */
  isQuiet?: boolean
  start: (task: Task) => void
}

/** The steps that are legal now, the one that leads on first; one that would be refused says why instead. */
export function Steps({ of, row, track, size = 'sm', isQuiet = false, start }: StepsProps) {
  const { t } = useTranslation()
  const meta = metaNamed(of)
  if (!meta?.flow) throw new Error(`${of} has no steps`)
  const words = useWords(meta)
  const can = useCan()
  const { flow } = meta
  const actions = rowActions({ meta, spec: {}, words, can, start }, row).filter(
    ({ name }) => flow.steps[name] && (!track || (flow.steps[name].track ?? flow.field) === track),
  )
  const possible = actions.filter(isOpen)
  const primary = possible.find(({ tone }) => tone !== 'danger')
  if (!actions.length) return null
  return (
    <div className="stack gap-s" data-slot="steps">
      <div className="flow">
        {possible.map((action) => (
          <ActionButton key={action.name} action={action} isPrimary={action === primary} size={size} />
        ))}
      </div>
      {(isQuiet ? [] : actions.filter(isRefused)).map(({ name, label, refusal }) => (
        <small key={name} className="row note">
          <Icon name="lock" size={12} />
          {t('screens.detail.blocked', { step: label, reason: refusal?.reason })}
        </small>
      ))}
    </div>
  )
}
