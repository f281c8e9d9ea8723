import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { useCan } from '../../../kit/session/me.ts'
import { date } from '../../../kit/words/time.ts'
import { metaOf } from '../../../resource/meta.ts'
import { useRowTools } from '../../shared/EditableRows.tsx'
import { OwnRowsList } from '../../shared/OwnRowsList.tsx'
import type { OwnRows } from '../../shared/useOwnRows.ts'
import { ActionLine } from '../ActionLine.tsx'
import { PageCard } from './PageCard.tsx'
import type { Action, Claim } from './useComplaint.ts'

const META = metaOf('complaintAction')
const spec = {}

/** What is done about it, by whom and until when, with the steps that are possible right there. */
export function ActionsCard({ claim, own }: { claim: Claim; own: OwnRows<Action> }) {
  const { t } = useTranslation()
  const { words, start, dialog } = useRowTools(META, spec)
  const can = useCan()
  if (!own.mayList) return null
  const isOver = ['CLOSED', 'REJECTED', 'VOIDED'].includes(claim.qaState)
  const add = can(`${META.permission}:add`) && !isOver && (
    <Button onClick={() => start({ kind: 'create', preset: { complaintId: claim.id } })}>
      <Icon name="plus" />
      {t('complaintPage.addAction')}
    </Button>
  )
  return (
    <PageCard title={words.title} count={own.rows?.length} tools={add}>
      <div className={own.rows?.length ? undefined : 'inset'}>
        <OwnRowsList own={own} none={t('complaintPage.noActions')}>
          {(rows) => (
            <ul className={surfacesStyles.ruled}>
              {rows.map((row) => (
                <ActionLine key={row.id} row={row} start={start}>
                  {row.proof && <p className="told small">{`${words.label('proof')} ${date(row.doneAt)} · ${row.proof}`}</p>}
                  {row.finding && <p className="told small">{`${words.label('finding')} ${date(row.checkedAt)} · ${row.finding}`}</p>}
                </ActionLine>
              ))}
            </ul>
          )}
        </OwnRowsList>
      </div>
      {dialog}
    </PageCard>
  )
}
