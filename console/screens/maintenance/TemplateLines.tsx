import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tasks } from '../../form/Tasks.tsx'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { useCan } from '../../kit/session/me.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { listDocument } from '../../resource/operations/documents.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import { OwnRowsList } from '../shared/OwnRowsList.tsx'
import { useOwnRows } from '../shared/useOwnRows.ts'
import { cycleText, KindTag } from './cells.tsx'
import * as maintenanceStyles from './maintenance.module.css'
import templatePoint from './templatePoint.screen.tsx'

type TemplatePoint = ResourceTypes['templatePoint']['row'] & Row
interface TemplateLinesProps {
  template: { id: string; actions: readonly string[]; hasInspect: boolean; hasMaint: boolean }
}

const SIZE = 200
const STEP = 10

/** What a template is made of, in the order of the way. */
export function TemplateLines({ template }: TemplateLinesProps) {
  const { t } = useTranslation()
  const can = useCan()
  const meta = metaOf('templatePoint')
  const words = useWords(meta, templatePoint.spec)
  const [task, start] = useState<Task | null>(null)
  const own = useOwnRows<TemplatePoint>(meta, listDocument(meta), {
    filter: { templateId: { eq: template.id } },
    page: { no: 1, size: SIZE, sort: 'sortOrder', order: 'ASC' },
  })
  if (!own.mayList) return null
  const last = Math.max(0, ...(own.rows ?? []).map((row) => row.sortOrder))
  const add = (kind: TemplatePoint['kind']) => start({ kind: 'create', preset: { templateId: template.id, kind, sortOrder: last + STEP } })
  return (
    <div className={`stack start ${maintenanceStyles.needed}`}>
      <OwnRowsList own={own} none={t('templateLines.none')}>
        {(rows) => (
          <ol className={surfacesStyles.ruled}>
            {rows.map((row) => (
              <Line key={row.id} row={row} words={words} start={start} />
            ))}
          </ol>
        )}
      </OwnRowsList>
      {can(`${meta.permission}:add`) && (
        <p className="flow">
          {template.hasInspect && (
            <Button size="xs" disabled={!own.rows} onClick={() => add('INSPECT')}>
              <Icon name="plus" size={13} />
              {t('templateLines.addInspect')}
            </Button>
          )}
          {template.hasMaint && (
            <Button size="xs" disabled={!own.rows} onClick={() => add('MAINT')}>
              <Icon name="plus" size={13} />
              {t('templateLines.addMaint')}
            </Button>
          )}
        </p>
      )}
      <Tasks meta={meta} spec={templatePoint.spec} words={words} task={task} start={start} />
    </div>
  )
}

/** How often, in words. */
function cycleOf(row: TemplatePoint, words: ResourceWords, t: TFunction): string {
  if (row.kind === 'MAINT') return row.maintCycle ? cycleText(t, row.maintCycle, row.cycleUnit ?? 'MONTHS') : t('templateLines.ownCycle')
  if (row.inspectCycle === 'DAYS' && row.cycleDays) return cycleText(t, row.cycleDays, 'DAYS')
  return row.inspectCycle ? words.value('templatePoint', 'inspectCycle', row.inspectCycle) : ''
}

interface LineProps {
  row: TemplatePoint
  words: ResourceWords
  start: (task: Task) => void
}

function Line({ row, words, start }: LineProps) {
  const { t } = useTranslation()
  const range = [row.refValue, row.refValue && row.unit].filter(Boolean).join(' ')
  return (
    <li className={`row ${maintenanceStyles.neededRow}`}>
      <KindTag kind={row.kind} words={words} />
      <span className={`fill breaks about stack ${maintenanceStyles.lineText}`}>
        <b>{row.name}</b>
        <span>{[row.pointName, row.checkName].filter(Boolean).join(' · ')}</span>
        <span>{[cycleOf(row, words, t), range].filter(Boolean).join(' · ')}</span>
      </span>
      {row.actions.includes('edit') && (
        <button type="button" className={buttonStyles.link} data-slot="link" onClick={() => start({ kind: 'edit', row })}>
          {t('screens.list.edit')}
          <span className="visually-hidden"> {row.name}</span>
        </button>
      )}
      {row.actions.includes('remove') && (
        <button
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          data-tone="quiet"
          onClick={() => start({ kind: 'remove', rows: [row] })}
        >
          {t('screens.list.remove')}
          <span className="visually-hidden"> {row.name}</span>
        </button>
      )}
    </li>
  )
}
