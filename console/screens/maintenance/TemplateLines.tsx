import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { metaOf, type Row } from '../../resource/meta.ts'
import { listDocument } from '../../resource/operations/documents.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { EditableRows, RowLinks, type RowTools } from '../shared/EditableRows.tsx'
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
  const meta = metaOf('templatePoint')
  const own = useOwnRows<TemplatePoint>(meta, listDocument(meta), {
    filter: { templateId: { eq: template.id } },
    page: { no: 1, size: SIZE, sort: 'sortOrder', order: 'ASC' },
  })
  const last = Math.max(0, ...(own.rows ?? []).map((row) => row.sortOrder))
  const addition = (kind: TemplatePoint['kind'], title: string) => ({
    title,
    preset: { templateId: template.id, kind, sortOrder: last + STEP },
  })
  return (
    <EditableRows
      meta={meta}
      spec={templatePoint.spec}
      own={own}
      none={t('templateLines.none')}
      additions={[
        ...(template.hasInspect ? [addition('INSPECT', t('templateLines.addInspect'))] : []),
        ...(template.hasMaint ? [addition('MAINT', t('templateLines.addMaint'))] : []),
      ]}
    >
      {(rows, tools) => (
        <ol className={surfacesStyles.ruled}>
          {rows.map((row) => (
            <Line key={row.id} row={row} {...tools} />
          ))}
        </ol>
      )}
    </EditableRows>
  )
}

/** How often, in words. */
function cycleOf(row: TemplatePoint, words: ResourceWords, t: TFunction): string {
  if (row.kind === 'MAINT') return row.maintCycle ? cycleText(t, row.maintCycle, row.cycleUnit ?? 'MONTHS') : t('templateLines.ownCycle')
  if (row.inspectCycle === 'DAYS' && row.cycleDays) return cycleText(t, row.cycleDays, 'DAYS')
  return row.inspectCycle ? words.value('templatePoint', 'inspectCycle', row.inspectCycle) : ''
}

function Line({ row, words, start }: RowTools & { row: TemplatePoint }) {
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
      <RowLinks row={row} name={row.name} start={start} />
    </li>
  )
}
