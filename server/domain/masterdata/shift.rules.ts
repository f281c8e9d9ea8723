import { businessDay, conflict, defineRules, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { shift } from './shift.resource.ts'
import { shiftPast } from './shiftPast.resource.ts'

type Shift = RowOf<typeof shift>
type Term = Pick<RowOf<typeof shiftPast>, 'beginTime' | 'endTime' | 'isWorked'>

const todayOf = (uow: UnitOfWork) => businessDay(uow.now, uow.read.offsetMinutes)
const isOfToday = (uow: UnitOfWork, { createdAt }: Shift) => businessDay(createdAt, uow.read.offsetMinutes) >= todayOf(uow)
const termOf = ({ beginTime, endTime, status }: Shift): Term => ({ beginTime, endTime, isWorked: status === 'ENABLED' })

/** Orders of a shift are made ahead of it: what will hold on a day to come is said when it comes. */
function firstDay(uow: UnitOfWork, told: string | null | undefined): string {
  if (told && told > todayOf(uow)) throw wrong('validFrom', 'futureDay')
  return told ?? todayOf(uow)
}

/** Keeps what held on the days before, so that no figure of theirs changes. What was said of the days since is said anew. */
async function keepPast(uow: UnitOfWork, { id, from, now }: { id: number; from: string; now: Term }) {
  const pasts = await uow.of(shiftPast).find({ shiftId: id })
  const over = pasts.filter(({ untilDay }) => untilDay >= from).sort((a, b) => (a.untilDay < b.untilDay ? -1 : 1))
  const { beginTime, endTime, isWorked } = over[0] ?? now
  if (over.length) await uow.of(shiftPast).remove(over.map((past) => past.id))
  await uow.of(shiftPast).create({ shiftId: id, untilDay: from, beginTime, endTime, isWorked })
}

export const shiftRules = defineRules(shift, {
  /** A plant that worked in other shifts until now did not work in this one; its first shifts move nothing. */
  async created({ uow, record, input: { validFrom } }) {
    const from = firstDay(uow, validFrom)
    const others = (await uow.of(shift).find({})).filter((one) => one.id !== record.id && !isOfToday(uow, one))
    if (validFrom == null && !others.length) return
    await keepPast(uow, { id: record.id, from, now: { ...termOf(record), isWorked: false } })
  },
  async update({ uow, record, input: { validFrom, ...input } }) {
    const from = firstDay(uow, validFrom)
    const isSame = (['beginTime', 'endTime', 'status'] as const).every((key) => input[key] === undefined || input[key] === record[key])
    if (isSame && validFrom == null) return
    await uow.lock(`shift:${record.id}`)
    await keepPast(uow, { id: record.id, from, now: termOf(record) })
  },
  /** Whoever has no more use for it disables it: the hours that it was worked stay scheduled. */
  async remove({ uow, record }) {
    if (!isOfToday(uow, record)) throw conflict('masterdata.shiftWorked')
    const pasts = await uow.of(shiftPast).find({ shiftId: record.id })
    if (pasts.length) await uow.of(shiftPast).remove(pasts.map(({ id }) => id))
  },
})
