import { useTranslation } from 'react-i18next'
import * as pageStyles from '../../resource/page.module.css'
import type { Start } from './RepairWork.tsx'
import { useSteady } from './useSteady.ts'
import type { WatchControl } from './useWatches.ts'
import { WorkRow } from './WorkRow.tsx'
import * as workStyles from './work.module.css'
import type { Group } from './workItems.ts'

interface GroupProps {
  group: Group
  isOnly: boolean
  start: Start
  watches: WatchControl
}

/** Rows of one kind; they stay where they are while a hand is over them. */
export function WorkGroup({ group, isOnly, start, watches }: GroupProps) {
  const { t } = useTranslation()
  const { shown, hold } = useSteady(group.items)
  return (
    <section className={workStyles.workGroup} aria-label={t(`repairWork.list.groups.${group.name}`)}>
      {(!isOnly || group.name !== 'repairs') && (
        <h2>
          {t(`repairWork.list.groups.${group.name}`)}
          <em>{group.items.length}</em>
        </h2>
      )}
      <ul className={`${pageStyles.card} ${workStyles.worksList}`} data-slot="card" {...hold}>
        {shown.map((item) => (
          <WorkRow key={item.key} item={item} start={start} watches={watches} />
        ))}
      </ul>
    </section>
  )
}
