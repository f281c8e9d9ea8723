import { useEffect, useState } from 'react'
import { quantityText } from '../../fields/display/quantity.ts'
import { Tasks } from '../../form/Tasks.tsx'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { ActionProps, AnySpec, ExtraAction, FormValues } from '../../resource/defineScreen.ts'
import { metaOf } from '../../resource/meta.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'

/** What people do with an item from its own row, the commonest first. */
const MOVES = { take: 'OUT', giveBack: 'RETURN', receive: 'IN', count: 'CHECK', scrap: 'SCRAP' } as const

/** Asked of some movements alone; everything else is asked of all. */
const MOVEMENTS_BY_FIELD: Readonly<Record<string, readonly string[]>> = {
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
export const isMovementField = (field: string, { storeType }: FormValues) =>
  !storeType || (MOVEMENTS_BY_FIELD[field]?.includes(String(storeType)) ?? true)

interface Stocked {
  readonly status?: unknown
  readonly quantity: unknown
  readonly unit?: unknown
}
/** Says what is there of an item that has been taken out of use. */
export const leftOver = (row: Stocked, before?: Stocked) =>
  before?.status === 'ENABLED' && row.status === 'DISABLED' && Number(row.quantity) > 0
    ? { key: 'stockMoves.leftOver', title: quantityText(Number(row.quantity), String(row.unit ?? 'kg')) }
    : null

/** Whoever scans an item takes it, as long as there is any. */
export const takeScanned = ({ quantity }: Pick<Stocked, 'quantity'>) => (Number(quantity) > 0 ? 'take' : undefined)

interface Log<T> {
  readonly of: ResourceName
  readonly permission: string
  /** What an entry of that kind begins with. */
  readonly preset: (row: T, storeType: string) => Readonly<Record<string, unknown>>
  /** The screen of the log, where its form is more than what is asked of each movement. */
  readonly spec?: AnySpec
  /** Whether stock is moved between places. */
  readonly isMoved?: boolean
}
const BARE: AnySpec = { isFieldVisible: isMovementField }

/** Buttons that begin an entry of a log from the item's own row. */
export function movesOf<T extends { id: string; title?: string; status?: unknown }>(log: Log<T>): Readonly<Record<string, ExtraAction<T>>> {
  const { of, permission, preset, spec = BARE, isMoved } = log
  const moveOf = (storeType: string) =>
    function Move({ row, onDone }: ActionProps<T>) {
      const meta = metaOf(of)
      const words = useWords(meta, spec)
      const [task, start] = useState<Task | null>({ kind: 'create', preset: { ...preset(row, storeType), storeType } })
      // What comes after the entry, such as its labels, is begun just after the form has said that it is closed.
      useEffect(() => {
        if (!task) onDone()
      }, [task, onDone])
      return <Tasks meta={meta} spec={spec} words={words} task={task} start={start} />
    }
  return Object.fromEntries(
    Object.entries({ ...MOVES, ...(isMoved && { move: 'MOVE' }) }).map(([name, storeType]) => [
      name,
      {
        title: `stockMoves.${name}`,
        permission: `${permission}:add`,
        // No more comes in of what is out of use.
        ...(storeType === 'IN' && { isShown: (row: T) => row.status !== 'DISABLED' }),
        isLater: !['take', 'receive'].includes(name),
        dialog: moveOf(storeType),
      },
    ]),
  )
}
