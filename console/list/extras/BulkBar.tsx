import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useCan } from '../../kit/session/me.ts'
import { MANY_MAX, type Matching } from '../../resource/matching.ts'
import type { Row } from '../../resource/meta.ts'
import type { ListController } from '../controller/listController.ts'
import * as styles from './BulkBar.module.css'
import { changeableFields } from './changeable.ts'
import { usePicked } from './usePicked.ts'

const ExportDialog = lazyComponent(() => import('../export/ExportDialog.tsx').then((module) => module.ExportDialog), { themed: true })
const RemoveDialog = lazyComponent(() => import('../../form/RemoveDialog.tsx').then((module) => module.RemoveDialog), { themed: true })
const ChangeDialog = lazyComponent(() => import('./ChangeDialog.tsx').then((module) => module.ChangeDialog), { themed: true })

interface BarProps {
  list: ListController
  rows: readonly Row[]
  matching: Matching | undefined
}

/** The actions for all selected rows, below the table. */
export function BulkBar({ list }: { list: ListController }) {
  const { t } = useTranslation()
  const { selection } = list
  const rows = usePicked(selection, list.rows)
  const matching = selection.isAll ? { filter: list.variables?.filter ?? {}, count: list.total } : undefined
  const isOn = rows.length > 0 || matching !== undefined
  return (
    <>
      <span className="visually-hidden" role="status">
        {isOn && t(matching ? 'lists.rows.allSelected' : 'lists.rows.selected', { count: matching?.count ?? rows.length })}
      </span>
      {isOn && (
        <section className={styles.bulk} data-slot="bulk" aria-label={t('lists.rows.bar')}>
          <Sum list={list} rows={rows} matching={matching} />
          <div className={styles.bulkActs}>
            <Changing list={list} rows={rows} matching={matching} />
            <Exporting list={list} rows={rows} matching={matching} />
            <OwnActions list={list} rows={rows} matching={matching} />
            <Removing list={list} rows={rows} matching={matching} />
          </div>
        </section>
      )}
    </>
  )
}

function Sum({ list, rows, matching }: BarProps) {
  const { t } = useTranslation()
  const { selection } = list
  const here = list.rows.filter((row) => selection.ids.has(row.id)).length
  const canTakeAll = !matching && list.variables && !list.countAll && list.total > rows.length
  return (
    <div className={styles.bulkSum}>
      <Button
        variant="ghost"
        className={buttonStyles.square}
        data-slot="square"
        aria-label={t('lists.rows.deselect')}
        title={t('lists.rows.deselect')}
        onClick={() => selection.set([])}
      >
        <Icon name="close" size={15} />
      </Button>
      <b>{t(matching ? 'lists.rows.allSelected' : 'lists.rows.selected', { count: matching?.count ?? rows.length })}</b>
      {!matching && here < rows.length && <span className="muted">{t('lists.rows.here', { count: here })}</span>}
      {canTakeAll && (
        <button type="button" className={buttonStyles.link} data-slot="link" onClick={selection.chooseAll}>
          {t('lists.rows.chooseAll', { count: list.total })}
        </button>
      )}
    </div>
  )
}

/** Why an action is unavailable for this many rows; undefined when it is available. */
function useLimit(count: number): string | undefined {
  const { t } = useTranslation()
  return count > MANY_MAX ? t('lists.rows.tooMany', { max: MANY_MAX }) : undefined
}

function Removing({ list, rows, matching }: BarProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const removable = rows.filter((row) => row.actions.includes('remove'))
  const limit = useLimit(matching?.count ?? removable.length)
  if (!list.can.remove) return null
  const isSome = !matching && removable.length > 0 && removable.length < rows.length
  const reason = limit ?? (matching || removable.length ? undefined : t('lists.rows.none'))
  const done = () =>
    matching
      ? list.selection.set([])
      : list.selection.setSelected(
          removable.map((row) => row.id),
          false,
        )
  return (
    <>
      <Button variant="subtle" tone="red" disabled={Boolean(reason)} title={reason} onClick={() => setIsOpen(true)}>
        <Icon name="trash" size={14} />
        {isSome ? t('lists.rows.removeSome', { count: removable.length }) : t('lists.rows.remove')}
      </Button>
      {limit && <small className="muted">{limit}</small>}
      {isOpen && (
        <RemoveDialog
          meta={list.meta}
          words={list.words}
          rows={removable}
          {...(matching && { matching })}
          onRemoved={done}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function Changing({ list, rows, matching }: BarProps) {
  const { t } = useTranslation()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const count = matching?.count ?? rows.length
  const limit = useLimit(count)
  if (!can(`${list.meta.permission}:edit`) || !changeableFields(list.meta, list.spec).length) return null
  const reason = limit ?? (matching || rows.some((row) => row.actions.includes('edit')) ? undefined : t('lists.rows.none'))
  return (
    <>
      <Button disabled={Boolean(reason)} title={reason} onClick={() => setIsOpen(true)}>
        <Icon name="edit" size={14} />
        {t('lists.rows.change')}
      </Button>
      {isOpen && <ChangeDialog list={list} rows={rows} matching={matching} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Exporting({ list, rows, matching }: BarProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!list.can.export) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon name="download" size={14} />
        {t('lists.rows.export')}
      </Button>
      {isOpen && <ExportDialog list={list} {...(!matching && { rows })} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Bulk actions of the resource. They need the loaded rows, so they are unavailable for "all that match". */
function OwnActions({ list, rows, matching }: BarProps) {
  const { t } = useTranslation()
  const can = useCan()
  const [pressed, setPressed] = useState<string | null>(null)
  const legal = Object.entries(list.spec.bulk ?? {}).filter(([, action]) => can(action.permission ?? ''))
  const Dialog = pressed ? list.spec.bulk?.[pressed]?.dialog : undefined
  return (
    <>
      {legal.map(([name, action]) => (
        <Button key={name} disabled={matching !== undefined} title={matching && t('lists.rows.notForAll')} onClick={() => setPressed(name)}>
          <Icon name={action.icon} size={14} />
          {t(action.title)}
        </Button>
      ))}
      {Dialog && <Dialog rows={rows} onDone={() => setPressed(null)} />}
    </>
  )
}
