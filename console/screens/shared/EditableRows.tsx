import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tasks } from '../../form/Tasks.tsx'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { useMayWrite } from '../../kit/session/me.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import * as styles from './EditableRows.module.css'
import { OwnRowsList } from './OwnRowsList.tsx'
import type { OwnRows } from './useOwnRows.ts'

/** What a list of rows draws them with: their words, and what starts a dialog. */
export interface RowTools {
  words: ResourceWords
  start: (task: Task) => void
}

/** What may be done to rows in a part of another record's page: the tools of its lines, and the dialog of what was started. */
export function useRowTools(meta: ResourceMeta, spec: AnySpec): RowTools & { dialog: ReactNode } {
  const words = useWords(meta, spec)
  const [task, start] = useState<Task | null>(null)
  return { words, start, dialog: <Tasks meta={meta} spec={spec} words={words} task={task} start={start} /> }
}

interface EditableRowsProps<R extends Row> {
  meta: ResourceMeta
  spec: AnySpec
  own: OwnRows<R>
  /** Stands where there are none. */
  none: string
  /** A button each: its words, and what the new row begins with. */
  additions: readonly { title: string; preset: Readonly<Record<string, unknown>> }[]
  children: (rows: readonly R[], tools: RowTools) => ReactNode
}

/** The rows that belong to one record, to complete and to correct by whoever may; nothing for those who may not list them. */
export function EditableRows<R extends Row>({ meta, spec, own, none, additions, children }: EditableRowsProps<R>) {
  const mayWrite = useMayWrite()
  const { dialog, ...tools } = useRowTools(meta, spec)
  if (!own.mayList) return null
  return (
    <div className={`stack start ${styles.rows}`}>
      <OwnRowsList own={own} none={none}>
        {(rows) => children(rows, tools)}
      </OwnRowsList>
      {additions.length > 0 && mayWrite(meta, `${meta.permission}:add`) && (
        <p className="flow">
          {additions.map(({ title, preset }) => (
            <Button key={title} size="xs" disabled={!own.rows} onClick={() => tools.start({ kind: 'create', preset })}>
              <Icon name="plus" size={13} />
              {title}
            </Button>
          ))}
        </p>
      )}
      {dialog}
    </div>
  )
}

interface RowLinksProps {
  row: Row
  /** What the row is called, for those who do not see where the links stand. */
  name: string
  start: RowTools['start']
}

/** Edits and removes a row where that is allowed. */
export function RowLinks({ row, name, start }: RowLinksProps) {
  const { t } = useTranslation()
  const tasks = { edit: { kind: 'edit', row }, remove: { kind: 'remove', rows: [row] } } as const
  return (['edit', 'remove'] as const).map(
    (step) =>
      row.actions.includes(step) && (
        <button
          key={step}
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          data-tone={step === 'remove' ? 'quiet' : undefined}
          onClick={() => start(tasks[step])}
        >
          {t(`screens.list.${step}`)}
          <span className="visually-hidden"> {name}</span>
        </button>
      ),
  )
}
