import type { ResourceName } from '../../kit/gen/resources.ts'
import type { ActionProps, ExtraAction, FormValues } from '../../resource/defineScreen.ts'
import { metaOf } from '../../resource/meta.ts'
import { Tasks } from '../../resource/Tasks.tsx'
import { useWords } from '../../resource/words.ts'

/** What people do with an item from its own row, the commonest first. */
const MOVES = { take: 'OUT', giveBack: 'RETURN', receive: 'IN', count: 'CHECK', scrap: 'SCRAP' } as const

/** Asked of some movements alone; everything else is asked of all. */
const ASKED_OF: Readonly<Record<string, readonly string[]>> = {
  quantity: ['IN', 'OUT', 'RETURN', 'SCRAP'],
  quantityCheck: ['CHECK'],
  countedAt: ['CHECK'],
  bookedAt: ['IN', 'OUT', 'RETURN', 'SCRAP'],
  unitPrice: ['IN'],
  repairerId: ['OUT', 'RETURN', 'SCRAP'],
  repairLogId: ['OUT', 'RETURN'],
  maintenanceOrderId: ['OUT', 'RETURN'],
  workshopId: ['OUT', 'RETURN'],
  positionId: ['OUT', 'RETURN'],
}
export const isAskedOfMove = (field: string, { storeType }: FormValues) =>
  !storeType || (ASKED_OF[field]?.includes(String(storeType)) ?? true)

interface Log {
  readonly of: ResourceName
  readonly permission: string
  /** The field of an entry that names the item. */
  readonly by: string
}
/** Buttons that begin an entry of a log from the item's own row. */
export function movesOf<T extends { id: string; title?: string }>({ of, permission, by }: Log): Readonly<Record<string, ExtraAction<T>>> {
  const moveOf = (storeType: string) =>
    function Move({ row, onDone }: ActionProps<T>) {
      const meta = metaOf(of)
      const spec = { isAsked: isAskedOfMove }
      const words = useWords(meta, spec)
      const preset = { [by]: row.id, storeType }
      return <Tasks meta={meta} spec={spec} words={words} task={{ kind: 'create', preset }} start={onDone} />
    }
  return Object.fromEntries(
    Object.entries(MOVES).map(([name, storeType]) => [
      name,
      {
        title: `stockMoves.${name}`,
        permission: `${permission}:add`,
        isLater: !['take', 'receive'].includes(name),
        dialog: moveOf(storeType),
      },
    ]),
  )
}
