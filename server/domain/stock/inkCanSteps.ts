import { command, conflict, type InputOf, postEntry, Refusal, type RowOf, toQuantity, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { ink } from './ink.resource.ts'
import { inkCan, inkCanFlow } from './inkCan.resource.ts'
import type { Can } from './inkCanBooks.ts'
import { INK_LOG, inkLedger, refuseStranger } from './inkLog.ts'
import { inkStock } from './inkStock.resource.ts'
import { refuseOutOfTurn, refuseUnopened } from './takingInk.query.ts'

const { ledger } = inkLedger

/** The can as it is now, and where it lies; the ink is held first, as every posting does, so that its books stand still meanwhile. */
async function hold(uow: UnitOfWork, record: Can): Promise<{ can: Can; place: RowOf<typeof inkStock> }> {
  const whole = uow.entire
  await whole.of(ink).hold(record.inkId)
  const place = await whole.of(inkStock).hold(record.inkStockId)
  const can = await whole.of(inkCan).hold(record.id)
  if (can.state !== record.state || can.inkStockId !== place.id) throw conflict('stale')
  return { can, place }
}
const aboutOf = (can: Can) => ({ inkId: can.inkId, inkStockId: can.inkStockId, inkCanId: can.id })

export const openCan = command({
  on: inkCanFlow.open,
  async blocked({ read, record }) {
    const place = await read.of(inkStock).get(record.inkStockId)
    // Whether somebody gives a reason is only known once they are asked.
    const refusal = await refuseOutOfTurn(read, place, { permission: INK_LOG, reason: '?' }).catch((e: unknown) => e)
    return refusal instanceof Refusal ? refusal : null
  },
  async run({ uow, record, input }) {
    const { can, place } = await hold(uow, record)
    await refuseStranger(uow, input.staffId)
    const reason = input.overrideReason?.trim() || null
    await refuseOutOfTurn(uow.read, place, { permission: INK_LOG, reason })
    if (can.state === 'FULL' && !reason) await refuseUnopened(uow.read, place)
    return {
      equipmentId: input.equipmentId,
      decorCode: input.decorCode ?? null,
      openedAt: uow.now,
      openedById: input.staffId,
      overrideReason: reason,
    }
  },
})

/** What the scales say is left, with the can or without it: exactly one way. */
function leftOf({ grossKg, tareKg, leftKg }: Pick<InputOf<typeof inkCanFlow.weighIn.input>, 'grossKg' | 'tareKg' | 'leftKg'>, can: Can) {
  if (leftKg != null && grossKg != null) throw wrong('grossKg', 'oneWay')
  if (leftKg == null && grossKg == null) throw wrong('leftKg', 'required')
  const field = leftKg == null ? 'grossKg' : 'leftKg'
  const tare = tareKg ?? can.tareKg
  if (field === 'grossKg' && tare == null) throw wrong('tareKg', 'required')
  const left = leftKg ?? toQuantity((grossKg as number) - (tare as number))
  if (field === 'grossKg' && left < 0) throw wrong(field, 'notAboveTare', { tare })
  if (left === 0) throw wrong(field, 'canIsEmpty')
  if (left > can.contentKg) throw wrong(field, 'moreThanInCan', { was: can.contentKg })
  return left
}

/** Books what was used of a can at its machine. */
async function bookUse(uow: UnitOfWork, can: Can, x: { left: number; staffId: number; decorCode?: string | null }) {
  const quantity = toQuantity(can.contentKg - x.left)
  if (quantity > 0) {
    const { equipmentId, overrideReason } = can
    const said = { staffId: x.staffId, equipmentId, decorCode: x.decorCode ?? can.decorCode, overrideReason }
    await postEntry(uow, ledger, { ...aboutOf(can), storeType: 'OUT', quantity, ...said })
  }
  await uow.of(inkCan).derive(can, { contentKg: x.left })
  return {
    contentKg: x.left,
    equipmentId: null,
    decorCode: null,
    openedAt: null,
    openedById: null,
    returnedAt: uow.now,
    awaySince: can.openedAt,
  }
}

export const weighInCan = command({
  on: inkCanFlow.weighIn,
  async run({ uow, record, input }) {
    const { can, place } = await hold(uow, record)
    await refuseStranger(uow, input.staffId)
    const left = leftOf(input, can)
    const back = { ...(await bookUse(uow, can, { ...input, left })), ...(input.tareKg != null && { tareKg: input.tareKg }) }
    const { toLocationId } = input
    if (toLocationId == null || toLocationId === place.locationId) return back
    const moved = { storeType: 'MOVE', quantity: left, toLocationId, staffId: input.staffId }
    const arrival = await postEntry(uow, ledger, { ...aboutOf(can), ...moved })
    return { ...back, inkStockId: arrival.inkStockId as number }
  },
})

export const useUpCan = command({
  on: inkCanFlow.useUp,
  async run({ uow, record, input }) {
    const { can } = await hold(uow, record)
    return bookUse(uow, can, { ...input, left: 0 })
  },
})

export const scrapCan = command({
  on: inkCanFlow.scrap,
  async run({ uow, record, input }) {
    const { can } = await hold(uow, record)
    const said = { staffId: input.staffId, remark: input.reason }
    await postEntry(uow, ledger, { ...aboutOf(can), storeType: 'SCRAP', quantity: can.contentKg, ...said })
    return { contentKg: 0 }
  },
})

export const canSteps = [openCan, weighInCan, useUpCan, scrapCan]
