import {
  command,
  conflict,
  defineRules,
  type InputOf,
  invalidField,
  type PatchOf,
  Refusal,
  type RowOf,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { postEntry, reverseEntry, toQuantity } from '../../ledger/index.ts'
import { inkKey } from '../stockKeys.ts'
import { ink } from './ink.resource.ts'
import { inkCan, inkCanFlow, inkCanStay } from './inkCan.resource.ts'
import type { Can, LockedCan } from './inkCanBooks.ts'
import { INK_LOG, inkLedger, inkLog, refuseStranger } from './inkLog.ts'
import { inkStock } from './inkStock.resource.ts'
import { refuseOutOfExpiryOrder, refuseUnopened } from './issuedInk.query.ts'
import { shiftEndAfter } from './openCans.query.ts'

const { ledger } = inkLedger

/** The can is locked before its ink here, and behind it where anything is booked. */
export const inkCanRules = defineRules(inkCan, { locks: ({ plantId }) => [inkKey(plantId)] })

/** Where the can lies. Its ink is locked first, as every posting does, so that its books stand still meanwhile. */
async function lockPlace({ withoutDataScope: whole }: UnitOfWork, can: Can): Promise<RowOf<typeof inkStock>> {
  await whole.of(ink).lockForUpdate(can.inkId)
  return whole.of(inkStock).lockForUpdate(can.inkStockId)
}
const aboutOf = (can: Can) => ({ inkId: can.inkId, inkStockId: can.inkStockId, inkCanId: can.id })

export const openCan = command({
  on: inkCanFlow.open,
  async blocked({ read, record }) {
    const place = await read.of(inkStock).get(record.inkStockId)
    // Whether somebody gives a reason is only known once they are asked.
    const refusal = await refuseOutOfExpiryOrder(read, place, { permission: INK_LOG, reason: '?' }).catch((e: unknown) => e)
    return refusal instanceof Refusal ? refusal : null
  },
  async run({ uow, record, input }) {
    const place = await lockPlace(uow, record)
    await refuseStranger(uow, input.staffId)
    const reason = input.overrideReason?.trim() || null
    await refuseOutOfExpiryOrder(uow.read, place, { permission: INK_LOG, reason })
    if (record.state === 'FULL' && !reason) await refuseUnopened(uow.read, place)
    return {
      equipmentId: input.equipmentId,
      decorCode: input.decorCode ?? null,
      openedAt: uow.now,
      openedById: input.staffId,
      shiftEndsAt: await shiftEndAfter(uow.withoutDataScope.read, uow.now),
      overrideReason: reason,
    }
  },
})

/** What the scales say is left, with the can or without it: exactly one way. */
function leftOf({ grossKg, tareKg, leftKg }: Pick<InputOf<typeof inkCanFlow.weighIn.input>, 'grossKg' | 'tareKg' | 'leftKg'>, can: Can) {
  if (leftKg != null && grossKg != null) throw invalidField('grossKg', 'oneWay')
  if (leftKg == null && grossKg == null) throw invalidField('leftKg', 'required')
  const field = leftKg == null ? 'grossKg' : 'leftKg'
  const tare = tareKg ?? can.tareKg
  if (field === 'grossKg' && tare == null) throw invalidField('tareKg', 'required')
  const left = leftKg ?? toQuantity((grossKg as number) - (tare as number))
  if (field === 'grossKg' && left < 0) throw invalidField(field, 'notAboveTare', { tare })
  if (left === 0) throw invalidField(field, 'canIsEmpty')
  if (left > can.contentKg) throw invalidField(field, 'moreThanInCan', { was: can.contentKg })
  return left
}

interface Return {
  readonly left: number
  readonly staffId: number
  readonly equipmentId?: number | null
  readonly decorCode?: string | null
  /** When it was, where what was booked then is put right. */
  readonly at?: Date | null | undefined
}
/** The stay before this one is known from the can no longer once it has come back. */
async function recordStay(uow: UnitOfWork, { id, canNo, lastEquipmentId, lastDecorCode, awaySince, returnedAt }: Can) {
  if (lastEquipmentId === null || !awaySince || !returnedAt) return
  const stay = { inkCanId: id, canNo, equipmentId: lastEquipmentId, decorCode: lastDecorCode, since: awaySince, until: returnedAt }
  await uow.of(inkCanStay).create(stay)
}
/** Books what was used of a can at its machine. */
async function bookUse(uow: UnitOfWork, can: LockedCan, { left, staffId, at, ...source }: Return) {
  const quantity = toQuantity(can.contentKg - left)
  const equipmentId = source.equipmentId ?? can.equipmentId
  const decorCode = source.decorCode ?? can.decorCode
  const use = { storeType: 'OUT', quantity, staffId, equipmentId, decorCode, overrideReason: can.overrideReason }
  const entry = quantity > 0 ? await postEntry(uow, ledger, { ...aboutOf(can), ...use }, at) : null
  await uow.of(inkCan).writeDerived(can, { contentKg: left })
  return {
    contentKg: left,
    heldKg: can.contentKg,
    returnedKg: left,
    returnUseId: entry?.id ?? null,
    returnMoveId: null,
    lastEquipmentId: equipmentId,
    lastDecorCode: decorCode,
    equipmentId: null,
    decorCode: null,
    openedAt: null,
    openedById: null,
    shiftEndsAt: null,
    returnedAt: uow.now,
    awaySince: can.openedAt,
  } satisfies PatchOf<typeof inkCan>
}
/** Books that a can came to another shelf than the one it was taken from. */
async function bookMove(uow: UnitOfWork, can: Can, { left, staffId, at, toLocationId }: Return & { toLocationId: number }) {
  const move = { storeType: 'MOVE', quantity: left, toLocationId, staffId }
  const arrival = await postEntry(uow, ledger, { ...aboutOf(can), ...move }, at)
  return { inkStockId: arrival.inkStockId as number, returnMoveId: arrival.id }
}
const tareOf = ({ tareKg }: { tareKg?: number | null | undefined }) => (tareKg == null ? {} : { tareKg })

export const weighInCan = command({
  on: inkCanFlow.weighIn,
  async run({ uow, record, input }) {
    const place = await lockPlace(uow, record)
    await refuseStranger(uow, input.staffId)
    const left = leftOf(input, record)
    await recordStay(uow, record)
    const back = { ...(await bookUse(uow, record, { ...input, left })), ...tareOf(input) }
    const { toLocationId } = input
    if (toLocationId == null || toLocationId === place.locationId) return back
    return { ...back, ...(await bookMove(uow, record, { ...input, left, toLocationId })) }
  },
})

/** Why the last weighing of a can is not put right any more, if so: it never came back, or something has happened to it since. */
const unweighable = ({ returnedAt, returnedKg, contentKg }: Can): Refusal | null => {
  if (!returnedAt || returnedKg === null) return conflict('inkCan.neverWeighed')
  return contentKg === returnedKg ? null : conflict('inkCan.changedSince')
}

export const reweighCan = command({
  on: inkCanFlow.weighAgain,
  blocked: async ({ record }) => unweighable(record),
  async run({ uow, record, input }) {
    const whole = uow.withoutDataScope
    // Entries first, as whoever reverses one locks them.
    const booked = await whole.of(inkLog).lockManyForUpdate([record.returnUseId, record.returnMoveId].filter((id) => id !== null))
    const place = await lockPlace(uow, record)
    await refuseStranger(uow, input.staffId)
    const refusal = unweighable(record)
    if (refusal) throw refusal
    // An entry that somebody has reversed by hand is none any more.
    const standing = (id: number | null) => booked.find((one) => one.id === id && one.state === 'POSTED')
    const [move, use] = [standing(record.returnMoveId), standing(record.returnUseId)]
    // What was booked last is taken back first. All of it counts when the can was weighed: it was used then, and a count since saw what was left.
    for (const one of [move, use]) if (one) await reverseEntry(whole, ledger, { record: one, reason: input.reason, at: one.bookedAt })
    const was = await whole.of(inkCan).lockForUpdate(record.id)
    if (was.contentKg !== toQuantity(record.contentKg + (use?.quantity ?? 0))) throw conflict('inkCan.changedSince')

    const left = leftOf(input, was)
    const then = { ...was, equipmentId: record.lastEquipmentId, decorCode: record.lastDecorCode }
    const rebooked = await bookUse(uow, then, { ...input, left, at: use?.bookedAt ?? record.returnedAt })
    const moved = move && (await bookMove(uow, was, { ...input, left, toLocationId: place.locationId, at: move.bookedAt }))
    return { ...rebooked, ...tareOf(input), ...moved, returnedAt: record.returnedAt, awaySince: record.awaySince }
  },
})

export const useUpCan = command({
  on: inkCanFlow.useUp,
  async run({ uow, record, input }) {
    await lockPlace(uow, record)
    await recordStay(uow, record)
    return bookUse(uow, record, { ...input, left: 0 })
  },
})

export const scrapCan = command({
  on: inkCanFlow.scrap,
  async run({ uow, record, input }) {
    await lockPlace(uow, record)
    const details = { staffId: input.staffId, remark: input.reason }
    await postEntry(uow, ledger, { ...aboutOf(record), storeType: 'SCRAP', quantity: record.contentKg, ...details })
    return { contentKg: 0 }
  },
})

export const canSteps = [openCan, weighInCan, reweighCan, useUpCan, scrapCan]
