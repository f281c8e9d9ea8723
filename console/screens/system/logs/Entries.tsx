import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as marksStyles from '../../../kit/looks/marks.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { listDocument, updateDocument } from '../../../resource/operations/documents.ts'
import { forget, SHOWN_HERE } from '../../../resource/operations/write.ts'
import { EditableRows, RowLinks, type RowTools } from '../../shared/EditableRows.tsx'
import { useOwnRows } from '../../shared/useOwnRows.ts'
import './logs.module.css'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as styles from './Entries.module.css'

const meta = metaOf('dictData')
const SIZE = 200
const STEP = 10
const spec = {}

/** The entries of a dictionary type in their order, to add, edit, sort and remove without leaving the type. */
export function Entries({ typeId }: { typeId: string }) {
  const { t } = useTranslation()
  const own = useOwnRows(meta, listDocument(meta), {
    filter: { typeId: { eq: typeId } },
    page: { no: 1, size: SIZE, sort: 'sortOrder', order: 'ASC' },
  })
  const { move, isBusy } = useSorting(own.rows ?? [])
  const last = Math.max(0, ...(own.rows ?? []).map((row) => Number(row['sortOrder'])))
  return (
    <div data-slot="entries">
      <EditableRows
        meta={meta}
        spec={spec}
        own={own}
        none={t('systemScreens.dict.noEntries')}
        additions={[{ title: t('systemScreens.dict.addEntry'), preset: { typeId, sortOrder: last + STEP } }]}
      >
        {(rows, tools) => (
          <ol className={`framed ${surfacesStyles.ruled}`}>
            {rows.map((row, place) => (
              <li key={row.id} className={`row ${styles.entry}`} data-off={row['status'] === 'DISABLED' || undefined}>
                <span className={styles.sorters}>
                  <Sorter icon="up" title={t('tree.moveUp')} row={row} isOff={isBusy || place === 0} onPress={() => void move(place, -1)} />
                  <Sorter
                    icon="down"
                    title={t('tree.moveDown')}
                    row={row}
                    isOff={isBusy || place === rows.length - 1}
                    onPress={() => void move(place, 1)}
                  />
                </span>
                <Entry row={row} {...tools} />
              </li>
            ))}
          </ol>
        )}
      </EditableRows>
    </div>
  )
}

interface SorterProps {
  icon: 'up' | 'down'
  title: string
  row: Row
  isOff: boolean
  onPress: () => void
}

function Sorter({ icon, title, row, isOff, onPress }: SorterProps) {
  if (!row.actions.includes('edit')) return null
  return (
    <button
      type="button"
      className={`${marksStyles.iconBtn} ${marksStyles.sm}`}
      disabled={isOff}
      aria-label={`${title} ${row.title}`}
      title={title}
      onClick={onPress}
    >
      <Icon name={icon} size={13} />
    </button>
  )
}

function Entry({ row, words, start }: RowTools & { row: Row }) {
  const english = row['labelEn'] as string | null
  return (
    <>
      <span className={`wrapped fill ${styles.entryText}`}>
        <b>{row.title}</b>
        {english && <span>{english}</span>}
        <code>{String(row['value'])}</code>
        {row['isDefault'] ? (
          <span className={cellsStyles.mini} data-slot="mini">
            {words.label('isDefault')}
          </span>
        ) : null}
      </span>
      {row['status'] === 'DISABLED' && <ValueTag of="dictData" field="status" value="DISABLED" />}
      <RowLinks row={row} name={row.title} start={start} />
    </>
  )
}

/** Numbers anew only those entries whose place has changed. */
function useSorting(rows: readonly Row[]) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const move = async (from: number, by: -1 | 1) => {
    const row = rows[from]
    if (!row) return
    setIsBusy(true)
    const next = rows.toSpliced(from, 1).toSpliced(from + by, 0, row)
    const changed = next.flatMap((other, place) => (Number(other['sortOrder']) === (place + 1) * STEP ? [] : [{ other, place }]))
    try {
      for (const { other, place } of changed)
        await client.mutate({
          mutation: updateDocument(meta),
          variables: { id: other.id, input: { sortOrder: (place + 1) * STEP, updatedAt: other['updatedAt'] } },
          context: SHOWN_HERE,
        })
    } catch (error) {
      toast({ type: 'error', title: sentenceOf(failureOf(error)), id: 'sorted' })
    } finally {
      // Once, at the end: a list read between two of the writes would come back half sorted.
      forget(client.cache, meta)
      setIsBusy(false)
    }
  }
  return { move, isBusy }
}
