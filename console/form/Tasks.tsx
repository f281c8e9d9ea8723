import { useMemo } from 'react'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import { Themed } from '../kit/network/Themed.tsx'
import { useHasWords } from '../kit/words/i18n.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import type { Row } from '../resource/meta.ts'
import { newest } from '../resource/operations/write.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import type { Task } from '../resource/task.ts'

const RecordDialog = lazyComponent(() => import('./RecordDialog.tsx').then((module) => module.RecordDialog), {
  words: ['formsafe'],
  themed: true,
})
const StepDialog = lazyComponent(() => import('./StepDialog.tsx').then((module) => module.StepDialog), {
  words: ['formsafe'],
  themed: true,
})
const RemoveDialog = lazyComponent(() => import('./RemoveDialog.tsx').then((module) => module.RemoveDialog), {
  words: ['lists'],
  themed: true,
})

export interface TasksProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  task: Task | null
  start: (task: Task | null) => void
  onRemoved?: (() => void) | undefined
  onCreated?: ((row: Row) => void) | undefined
}

/** The dialog of a started task, possibly of another area's record; loaded lazily. */
export function Tasks(props: TasksProps) {
  const hasWords = useHasWords(props.meta.area)
  return props.task && hasWords ? <TaskDialog {...props} task={props.task} /> : null
}

function TaskDialog({ meta, spec, words, task, start, onRemoved, onCreated }: TasksProps & { task: Task }) {
  const close = () => start(null)
  const shared = { meta, words, onClose: close }
  const acted = useMemo(() => (task.kind === 'step' ? newest(meta, task.row) : undefined), [meta, task])
  const created = (row: Row) => {
    if (spec.afterCreate) start({ kind: 'extra', name: spec.afterCreate, row })
    onCreated?.(row)
  }
  switch (task.kind) {
    case 'create':
      return <RecordDialog {...shared} spec={spec} preset={task.preset} onCreated={created} />
    case 'edit':
      return <RecordDialog {...shared} spec={spec} row={task.row} preset={task.preset} refused={task.refused} />
    case 'remove':
      return <RemoveDialog {...shared} rows={task.rows} {...(onRemoved && { onRemoved })} />
    case 'step':
      return <StepDialog {...shared} spec={spec} step={task.step} row={acted ?? task.row} preset={task.preset} />
    case 'extra': {
      const Extra = spec.actions?.[task.name]?.dialog
      return Extra ? (
        <Themed>
          <Extra row={task.row} onDone={close} />
        </Themed>
      ) : null
    }
  }
}
