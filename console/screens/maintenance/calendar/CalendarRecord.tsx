import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withSwitches } from '../../../fields/inputs/switches.tsx'
import { Tasks } from '../../../form/Tasks.tsx'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { DetailDrawer } from '../../../record/DetailDrawer.tsx'
import type { AnySpec } from '../../../resource/defineScreen.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { oneDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import orderScreen from '../maintenanceOrder.screen.tsx'
import planScreen from '../maintenancePlan.screen.tsx'
import type { Entry } from './entries.ts'
import { moving, objection } from './moving.ts'

type Of = 'maintenanceOrder' | 'maintenancePlan'
const SPECS: Readonly<Record<Of, AnySpec>> = { maintenanceOrder: orderScreen.spec, maintenancePlan: withSwitches(planScreen).spec }
const isShown = (of: ResourceName): of is Of => of in SPECS

/** An entry that was opened, beside the calendar that it stands in. */
export function CalendarRecord({ of, id, onClose }: { of: ResourceName; id: string; onClose: () => void }) {
  return isShown(of) ? <DetailDrawer meta={metaOf(of)} spec={SPECS[of]} id={id} onClose={onClose} /> : null
}

interface MoveProps {
  entry: Entry
  to: string
  onClose: () => void
}

/** Opens what moves an entry to another day; says so where it may not be moved. */
export function MoveEntry({ entry, to, onClose }: MoveProps) {
  const { t } = useTranslation()
  const of = isShown(entry.of) ? entry.of : 'maintenanceOrder'
  const [meta, spec] = [metaOf(of), SPECS[of]]
  const words = useWords(meta, spec)
  const { data, error } = useQuery(oneDocument(meta), {
    variables: { id: entry.id },
    context: SHOWN_HERE,
    fetchPolicy: 'network-only',
  })
  const row = data?.record
  const refused = error ? 'cannotMove' : row && objection(entry, row)
  useEffect(() => {
    if (!refused) return
    toast({ type: 'error', title: t(`calendar.${refused}`) })
    onClose()
  }, [refused, onClose, t])
  // What is being typed stays while the calendar behind it looks anew.
  const [first, setFirst] = useState<Row>()
  if (row && !first && !refused) setFirst(row)
  const task = useMemo<Task | null>(() => (first ? moving(entry, first, to) : null), [entry, first, to])
  if (refused && !first) return null
  return <Tasks meta={meta} spec={spec} words={words} task={task} start={(next) => next || onClose()} />
}
