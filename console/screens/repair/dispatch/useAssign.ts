import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { useCan } from '../../../kit/session/me.ts'
import { metaOf } from '../../../resource/meta.ts'
import { stepDocument, updateDocument } from '../../../resource/operations/documents.ts'
import { write } from '../../../resource/operations/write.ts'
import { AssignDebtDocument } from './gen/dispatch.ts'
import { type Board, type Item, keyOf, ownersOf, type Person } from './queue.ts'

const MUTATIONS: Readonly<Record<Item['kind'], { readonly of: ResourceName; readonly permission: string } | null>> = {
  REPORT: { of: 'reportLog', permission: 'repair:report:accept' },
  DEBT: { of: 'repairLog', permission: 'repair:log:add' },
  MAINTENANCE: { of: 'maintenanceOrder', permission: 'maint:order:edit' },
  INSPECTION: { of: 'inspectionOrder', permission: 'inspect:order:edit' },
  // Its repairers have it already.
  PARTS: null,
}

/** Which rows the person may assign. */
export function useMayAssign(): (item: Item) => boolean {
  const can = useCan()
  return ({ kind }) => {
    const mutation = MUTATIONS[kind]
    return mutation !== null && can(mutation.permission)
  }
}

/** What is sent for a row: its version goes along, so that the second of two leads is refused. */
function requestsFor({ kind, records }: Item, repairerId: string) {
  const [first] = records
  const about = MUTATIONS[kind]
  if (!about || !first) return []
  const meta = metaOf(about.of)
  if (kind === 'REPORT')
    return [
      {
        meta,
        document: stepDocument(meta, 'accept'),
        variables: { id: first.id, input: { repairerIds: [repairerId], updatedAt: first.updatedAt } },
      },
    ]
  if (kind === 'DEBT') return [{ meta, document: AssignDebtDocument, variables: { reportId: first.id, repairerId } }]
  const field = kind === 'MAINTENANCE' ? 'ownerId' : 'inspectorId'
  const document = updateDocument(meta)
  return records.map(({ id, updatedAt }) => ({ meta, document, variables: { id, input: { [field]: repairerId, updatedAt } } }))
}

interface Assign {
  /** Rows that are on their way, or have been assigned here. */
  readonly hidden: ReadonlySet<string>
  readonly assign: (item: Item, person: Person) => Promise<void>
}

/** Assigns a row at once on the screen; a refusal brings it back with what became of it. `refetch` answers the board as it is by then. */
export function useAssign(refetch: () => Promise<Board | undefined>): Assign {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const show = (key: string) => setHidden((now) => new Set([...now].filter((one) => one !== key)))
  const assign = async (item: Item, person: Person) => {
    const key = keyOf(item)
    if (hidden.has(key)) return
    setHidden((now) => new Set([...now, key]))
    try {
      for (const request of requestsFor(item, person.repairerId)) await write({ client, ...request })
      toast({ type: 'success', title: t('dispatch.assigned', { machine: item.equipmentName, name: person.name }) })
      if (await refetch()) show(key)
    } catch (error) {
      const { code, message, requestId } = failureOf(error)
      const board = await refetch()
      show(key)
      if (code === 'CONFLICT' && board && !board.items.some((one) => keyOf(one) === key)) return taken(item, board)
      toast({ type: 'error', title: t('dispatch.refused', { machine: item.equipmentName, name: person.name }), detail: message, requestId })
    }
  }
  /** A colleague was first. */
  const taken = (item: Item, board: Board) => {
    show(keyOf(item))
    const names = ownersOf(board.people, item).join(t('dispatch.separator'))
    toast({
      type: 'warning',
      title: names ? t('dispatch.takenBy', { number: item.number, names }) : t('dispatch.taken', { number: item.number }),
    })
  }
  return { hidden, assign }
}
