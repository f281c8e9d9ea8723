import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { splitBlocked } from '../../resource/blocked.ts'
import { metaNamed, orderedActions, type Row } from '../../resource/meta.ts'
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
  const { flow } = meta
  const steps = orderedActions(meta, row.actions).filter(
    (name) => flow.steps[name] && (!track || (flow.steps[name].track ?? flow.field) === track),
  )
  const { open, refused } = splitBlocked(row, steps)
  const isDanger = (step: string) => flow.steps[step]?.tone === 'danger'
  const main = open.find((step) => !isDanger(step))
  if (!steps.length) return null
  return (
    <div className="stack gap-s" data-slot="steps">
      <div className="flow">
        {open.map((step) => (
          <Button
            key={step}
            size={size}
            {...(step === main ? { variant: 'solid', tone: 'brand' } : isDanger(step) ? { variant: 'subtle', tone: 'red' } : {})}
            onClick={() => start({ kind: 'step', step, row })}
          >
            {words.action(step)}
          </Button>
        ))}
      </div>
      {(isQuiet ? [] : refused).map(({ step, message }) => (
        <small key={step} className="row note">
          <Icon name="lock" size={12} />
          {t('screens.detail.blocked', { step: words.action(step), reason: message })}
        </small>
      ))}
    </div>
  )
}
