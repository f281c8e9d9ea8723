import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { dateTime } from '../../../kit/words/time.ts'
import { metaNamed, metaOf } from '../../../resource/meta.ts'
import { type RowTools, useRowTools } from '../../shared/EditableRows.tsx'
import { OwnRowsList } from '../../shared/OwnRowsList.tsx'
import type { OwnRows } from '../../shared/useOwnRows.ts'
import { PageCard } from './PageCard.tsx'
import type { Evidence } from './useComplaint.ts'

const META = metaOf('complaintEvidence')
const spec = {}

/** What was pinned as evidence, each with why; the report prints it. */
export function EvidenceCard({ own }: { own: OwnRows<Evidence> }) {
  const { t } = useTranslation()
  const { words, start, dialog } = useRowTools(META, spec)
  if (!own.mayList) return null
  return (
    <PageCard title={words.title} count={own.rows?.length}>
      <div className={own.rows?.length ? undefined : 'inset'}>
        <OwnRowsList own={own} none={t('complaintPage.noEvidence')}>
          {(rows) => (
            <ul className={surfacesStyles.ruled}>
              {rows.map((row) => (
                <Line key={row.id} row={row} start={start} />
              ))}
            </ul>
          )}
        </OwnRowsList>
      </div>
      {dialog}
    </PageCard>
  )
}

function Line({ row, start }: { row: Evidence; start: RowTools['start'] }) {
  const { t } = useTranslation()
  const about = metaNamed(row.ofResource)
  return (
    <li className="stack gap-s inset" data-slot="evidence">
      <div className="wrapped below">
        {about ? (
          <ResourceLink of={about.name} className="strong" data-reach search={`?open=${row.recordId}`}>
            {row.name}
          </ResourceLink>
        ) : (
          <b>{row.name}</b>
        )}
        <time className="note even" dateTime={row.happenedAt}>
          {dateTime(row.happenedAt)}
        </time>
        <span className="grow" />
        {row.actions.includes('edit') && (
          <Button size="xs" onClick={() => start({ kind: 'edit', row })}>
            <Icon name="edit" size={13} />
            {t(row.remark ? 'complaintPage.editRemark' : 'complaintPage.addRemark')}
          </Button>
        )}
        {row.actions.includes('remove') && (
          <Button size="xs" variant="ghost" onClick={() => start({ kind: 'remove', rows: [row] })}>
            {t('complaintPage.unpin')}
          </Button>
        )}
      </div>
      {row.remark && <p className="told muted">{row.remark}</p>}
    </li>
  )
}
