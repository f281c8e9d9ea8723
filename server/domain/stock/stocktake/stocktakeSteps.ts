import { command, conflict, invalidField, type LockedRow, type RowOf, type UnitOfWork } from '../../../kernel/index.ts'
import { type Count, movedSinceCounts, postCounts, toQuantity } from '../../ledger/index.ts'
import { countedLedgers } from './countedKinds.ts'
import { countedOf, stocktake, stocktakeFlow, stocktakeLine } from './stocktake.resource.ts'

type Stocktake = RowOf<typeof stocktake>
type Line = RowOf<typeof stocktakeLine>
type Found = { readonly counted: number; readonly countedAt: Date; readonly booked: number }
type Counted = Line & Found
type LockedLine = LockedRow<typeof stocktakeLine>

const isCounted = <L extends Line>(line: L): line is L & Found => line.counted !== null && line.state === 'COUNTED'
const lockLines = (uow: UnitOfWork, { id }: Stocktake): Promise<LockedLine[]> => uow.of(stocktakeLine).lockWhere({ stocktakeId: id })
const countsOf = (lines: readonly Counted[]): Count[] =>
  lines.map((line) => ({ id: countedOf(line), counted: line.counted, countedAt: line.countedAt }))

/** What is said of a stocktake as a whole. A line that nobody counted is not one that was right. */
function figuresOf(lines: readonly Pick<Line, 'counted' | 'booked' | 'worth' | 'state'>[]) {
  const counted = lines.filter((line) => isCounted(line as Line))
  const different = counted.filter((line) => line.counted !== line.booked)
  const cents = different.reduce((sum, { worth }) => sum + Math.round((worth ?? 0) * 100), 0)
  return {
    differentLines: different.length,
    differenceValue: cents / 100,
    accuracy: lines.length ? Math.round(((counted.length - different.length) / lines.length) * 10_000) / 10_000 : null,
  }
}

export const submitStocktake = command({
  on: stocktakeFlow.submit,
  async run({ uow, record, input }) {
    // Nobody counts a line meanwhile, as nobody locks the list.
    const lines = await uow.of(stocktakeLine).find({ stocktakeId: record.id })
    const open = lines.filter((line) => !isCounted(line)).length
    if (open === lines.length) throw conflict('stocktake.nothingCounted')
    if (open && !input.isPartial) throw invalidField('isPartial', 'linesUncounted', { count: open })
    return { submittedAt: uow.now, ...figuresOf(lines) }
  },
})

/** The lines that are to be looked at again. */
async function linesToRecount(
  uow: UnitOfWork,
  record: Stocktake,
  input: { recountLines?: string; lineIds?: number[] | null },
): Promise<(LockedLine & Found)[]> {
  const counted = (await lockLines(uow, record)).filter((line) => isCounted(line))
  if ((input.recountLines ?? 'DIFFERENT') === 'DIFFERENT') return counted.filter((line) => line.counted !== line.booked)
  if (input.recountLines === 'MOVED') {
    const moved = await movedSinceCounts(uow.withoutDataScope.read, countedLedgers[record.kind], countsOf(counted))
    return counted.filter((line) => moved.has(countedOf(line)))
  }
  const chosen = new Set(input.lineIds ?? [])
  return counted.filter(({ id }) => chosen.has(id))
}

export const recountStocktake = command({
  on: stocktakeFlow.recount,
  async run({ uow, record, input }) {
    const lines = await linesToRecount(uow, record, input)
    if (!lines.length) throw invalidField('recountLines', 'noSuchLines')
    await uow.of(stocktakeLine).writeDerivedMany(lines.map((line) => ({ record: line, values: { state: 'RECOUNT' as const } })))
    return { submittedAt: null, differentLines: null, differenceValue: null, accuracy: null }
  },
})

const ownApproval = () => conflict('stocktake.ownApproval')

/** Books what was found, of all lines at once, in the name of somebody who has counted none of them. */
export const approveStocktake = command({
  on: stocktakeFlow.approve,
  async blocked({ read, record }) {
    const counters = (await read.of(stocktake).linksOf('counterIds', [record.id])).get(record.id) ?? []
    return read.actor.userId !== null && counters.includes(read.actor.userId) ? ownApproval() : null
  },
  async run({ uow, actor, record }) {
    const counters = (await uow.of(stocktake).linksOf('counterIds', [record.id])).get(record.id) ?? []
    if (actor.userId !== null && counters.includes(actor.userId)) throw ownApproval()
    const all = await lockLines(uow, record)
    const lines = all.filter((line) => isCounted(line))
    const { log, ...ledger } = countedLedgers[record.kind]
    const keeper = 'staffId' in log.fields ? { staffId: record.staffId } : {}
    const entries = await postCounts(uow, { log, ...ledger }, { counts: countsOf(lines), saying: { ...keeper, stocktakeId: record.id } })
    const posted = lines.map((line, nth) => {
      const { quantityChanged, amount, movedSinceCount } = entries[nth] as {
        quantityChanged: number
        amount: number
        movedSinceCount: number | null
      }
      return { record: line, values: { booked: toQuantity(line.counted - quantityChanged), worth: amount, moved: movedSinceCount } }
    })
    const changed = posted.filter(
      ({ record: line, values }) => line.booked !== values.booked || line.worth !== values.worth || line.moved !== values.moved,
    )
    await uow.of(stocktakeLine).writeDerivedMany(changed)
    const after = new Map(posted.map(({ record: line, values }) => [line.id, { ...line, ...values }]))
    return { approverId: actor.userId, postedAt: uow.now, ...figuresOf(all.map((line) => after.get(line.id) ?? line)) }
  },
})

export const cancelStocktake = command({ on: stocktakeFlow.cancel, run: async () => ({}) })
