import { useTranslation } from 'react-i18next'
import type { Start } from './RepairWork.tsx'
import { useSteady } from './useSteady.ts'
import type { WatchControl } from './useWatches.ts'
import { WorkRow } from './WorkRow.tsx'
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
    <section className="work-group" aria-label={t(`repairWork.list.groups.${group.name}`)}>
      {(!isOnly || group.name !== 'repairs') && (
        <h2>
          {t(`repairWork.list.groups.${group.name}`)}
          <em>{group.items.length}</em>
        </h2>
      )}
      <ul className="card works-list" {...hold}>
        {shown.map((item) => (
          <WorkRow key={item.key} item={item} start={start} watches={watches} />
        ))}
      </ul>
    </section>
  )
}
