import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { toast } from '../../../kit/notices.tsx'
import type { AnySpec } from '../../../resource/defineScreen.ts'
import { DetailDrawer } from '../../../resource/detail/DetailDrawer.tsx'
import { oneDocument } from '../../../resource/documents.ts'
import type { Task } from '../../../resource/list/useListView.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { Tasks } from '../../../resource/Tasks.tsx'
import { useWords } from '../../../resource/words.ts'
import { SHOWN_HERE } from '../../../resource/write.ts'
import orderScreen from '../maintenanceOrder.screen.tsx'
import planScreen from '../maintenancePlan.screen.tsx'

type Of = 'maintenanceOrder' | 'maintenancePlan'
const SPECS: Readonly<Record<Of, AnySpec>> = { maintenanceOrder: orderScreen.spec, maintenancePlan: planScreen.spec }
const isShown = (of: ResourceName): of is Of => of in SPECS

/** An entry that was opened, beside the calendar that it stands in. */
export function CalendarRecord({ of, id, onClose }: { of: ResourceName; id: string; onClose: () => void }) {
  return isShown(of) ? <DetailDrawer meta={metaOf(of)} spec={SPECS[of]} id={id} onClose={onClose} /> : null
}

/** Asks why an order was moved to another day, as the step itself does; says so where it may not be moved. */
export function MoveOrder({ id, to, onClose }: { id: string; to: string; onClose: () => void }) {
  const { t } = useTranslation()
  const meta = metaOf('maintenanceOrder')
  const words = useWords(meta, SPECS.maintenanceOrder)
  const { data, error } = useQuery<{ record: Row }>(oneDocument(meta), {
    variables: { id },
    context: SHOWN_HERE,
    fetchPolicy: 'network-only',
  })
  const row = data?.record as Row | undefined
  const isRefused = Boolean(error) || (row && !row.actions.includes('postpone'))
  useEffect(() => {
    if (!isRefused) return
    toast({ type: 'error', title: t('calendar.cannotMove') })
    onClose()
  }, [isRefused, onClose, t])
  // What is being typed stays while the calendar behind it looks anew.
  const [first, keep] = useState<Row>()
  if (row && !first) keep(row)
  const task = useMemo<Task | null>(() => (first ? { kind: 'step', step: 'postpone', row: { ...first, planDate: to } } : null), [first, to])
  if (isRefused) return null
  return <Tasks meta={meta} spec={SPECS.maintenanceOrder} words={words} task={task} start={(next) => next || onClose()} />
}
