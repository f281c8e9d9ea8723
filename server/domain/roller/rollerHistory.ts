import { invalidField, type LockedRow, type RowOf, type UnitOfWork } from '../../kernel/index.ts'
import { roller } from './roller.resource.ts'
import { rollerLog, rollerOperation } from './rollerLog.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

export type Roller = RowOf<typeof roller>
type LockedRoller = LockedRow<typeof roller>

/**
 * The roller as nobody else changes it until commit; nothing where the check of references will refuse. Whoever adds to its history, or looks
 * into it, has locked it before.
 */
export async function lockedRoller(uow: UnitOfWork, id: number): Promise<LockedRoller | undefined> {
  const [found] = await uow.of(roller).lockWhere({ id })
  return found
}

/** A roller that is away or gone takes nothing. */
export function refuseAway({ state, rollNumber }: Roller) {
  if (state === 'SCRAPPED') throw invalidField('rollerId', 'rollerScrapped', { rollNumber })
  if (state === 'OUT_FOR_REPAIR') throw invalidField('rollerId', 'rollerOut', { rollNumber })
}

export async function moveRoller(uow: UnitOfWork, locked: LockedRoller, state: Roller['state']) {
  if (locked.state !== state) await uow.of(roller).patch(locked, { state })
}

/** The last day on which a roller came to be somewhere else; a repair may be left out of account. */
async function lastMove(uow: UnitOfWork, rollerId: number, exceptRepairId?: number): Promise<string> {
  const logs = await uow.of(rollerLog).find({ rollerId })
  const operations = await uow.of(rollerOperation).many([...new Set(logs.map((log) => log.operationId))])
  const moving = new Set(operations.flatMap((one) => (one && one.effect !== 'NONE' ? [one.id] : [])))
  const repairs = (await uow.of(rollerRepair).find({ rollerId })).filter((one) => one.id !== exceptRepairId)
  const days = [
    ...logs.filter((log) => moving.has(log.operationId)).map((log) => log.logDate),
    ...repairs.map((one) => one.returnDate ?? one.outDate),
  ]
  return days.reduce((last, day) => (day > last ? day : last), '')
}

/** Where a roller is follows from its last move, so a move is never put in before it. The same day may see several. */
export async function refuseBeforeMoves(
  uow: UnitOfWork,
  { rollerId, field, day, exceptRepairId }: { rollerId: number; field: string; day: string; exceptRepairId?: number },
) {
  const date = await lastMove(uow, rollerId, exceptRepairId)
  if (day < date) throw invalidField(field, 'beforeRollerEvent', { date })
}
