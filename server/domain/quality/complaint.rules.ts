import {
  addDays,
  command,
  conflict,
  defineRules,
  invalidField,
  type PatchOf,
  refuseFutureDay,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { COMPLAINT, configValue } from '../system/index.ts'
import { complaintCategory, complaintStatus } from './catalog.resource.ts'
import { type Complaint, complaint, prodTrack, qaFlow } from './complaint.resource.ts'
import { notifyAnswered, notifyNew } from './complaintNotifications.ts'
import { refusePast } from './complaintPast.ts'
import { type Stage, trackOf, VOID } from './stages.ts'

/** The day by which the customer is answered, counted from the claim. */
export async function answerDue(uow: UnitOfWork, { claimDate, claimCatId }: Pick<Complaint, 'claimDate' | 'claimCatId'>): Promise<string> {
  const [category] = await uow.of(complaintCategory).many([claimCatId])
  const days = category?.answerDays ?? Number(await configValue(uow.read, COMPLAINT.answerDays))
  return addDays(claimDate, days)
}

/** Refuses days to come, and what was made after it was complained of. */
export function refuseDays(uow: UnitOfWork, { claimDate, prodDate }: { claimDate: string; prodDate?: string | null | undefined }) {
  refuseFutureDay(uow, 'claimDate', claimDate)
  refuseFutureDay(uow, 'prodDate', prodDate)
  if (prodDate && prodDate > claimDate) throw invalidField('prodDate', 'afterClaim', { date: claimDate })
}

const STATUS_OF = { qaState: 'qaClaimStatusId', prodState: 'prodClaimStatusId' } as const
/** What a stage is called: as was chosen, which must be a name of this very stage, else by the first name there is. */
async function statusOf(
  uow: UnitOfWork,
  { field, stage, chosen }: { field: string; stage: Stage; chosen: number | null | undefined },
): Promise<number | null> {
  if (chosen != null) {
    const [row] = await uow.of(complaintStatus).lockForShare([chosen])
    if (row?.stage !== stage) throw invalidField(field, 'otherStage')
    return chosen
  }
  const rows = await uow.of(complaintStatus).find({ stage, status: 'ENABLED' })
  return rows.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)[0]?.id ?? null
}

interface Statuses {
  readonly qaClaimStatusId?: number | null
  readonly prodClaimStatusId?: number | null
}
/** What a complaint is called after a stage of it, or what it is called, has changed. */
async function named(uow: UnitOfWork, record: Partial<Complaint>, requested: Statuses): Promise<Statuses> {
  const out: { -readonly [K in keyof Statuses]: number | null } = {}
  for (const [state, field] of Object.entries(STATUS_OF) as ['qaState' | 'prodState', 'qaClaimStatusId' | 'prodClaimStatusId'][]) {
    const stage = record[state]
    if (requested[field] === undefined || stage === VOID) continue
    if (!stage && requested[field] !== null) throw invalidField(field, 'withoutProduction')
    out[field] = stage ? await statusOf(uow, { field, stage, chosen: requested[field] }) : null
  }
  return out
}

export const complaintRules = defineRules(complaint, {
  async create({ uow, input }) {
    refuseDays(uow, input)
    const stages = { qaState: 'NEW', prodState: input.hasProd ? 'WAITING' : null } as const
    const { qaClaimStatusId = null, prodClaimStatusId = input.hasProd ? null : undefined } = input
    const names = await named(uow, stages, { qaClaimStatusId, ...(prodClaimStatusId !== undefined && { prodClaimStatusId }) })
    return { ...stages, ...names, answerDue: await answerDue(uow, input) }
  },
  async history({ uow, input }) {
    refuseDays(uow, input)
    refusePast(uow, input)
    const prodState = input.prodState ?? (input.hasProd ? 'WAITING' : null)
    const { qaClaimStatusId = null, prodClaimStatusId = prodState ? null : undefined } = input
    const names = await named(
      uow,
      { ...input, prodState },
      { qaClaimStatusId, ...(prodClaimStatusId !== undefined && { prodClaimStatusId }) },
    )
    return { ...names, prodState, answerDue: input.answerDue ?? (await answerDue(uow, input)) }
  },
  created: ({ uow, record }) => notifyNew(uow, record),
  async update({ uow, record, input }) {
    const next = { ...record, ...input }
    refuseDays(uow, next)
    const moved = next.claimDate !== record.claimDate || next.claimCatId !== record.claimCatId
    const { hasProd = record.hasProd } = input
    if (record.hasProd && !hasProd && record.prodState !== 'WAITING') throw invalidField('hasProd', 'productionBegun')
    const prodState = hasProd ? (record.prodState ?? 'WAITING') : null
    const { qaClaimStatusId, prodClaimStatusId = prodState === record.prodState ? undefined : null } = input
    const requested = {
      ...(qaClaimStatusId !== undefined && { qaClaimStatusId }),
      ...(prodClaimStatusId !== undefined && { prodClaimStatusId }),
    }
    return {
      prodState,
      ...(await named(uow, { ...record, prodState }, requested)),
      ...(moved && { answerDue: await answerDue(uow, next) }),
    }
  },
})

type Changes = PatchOf<typeof complaint>
/** What a step writes: what it was given, and the name of the stage that it leads to. */
async function moved(uow: UnitOfWork, stage: Stage, { statusId, ...changes }: Changes & { statusId?: number | null | undefined }) {
  const field = STATUS_OF[trackOf(stage) === 'QA' ? 'qaState' : 'prodState']
  return { ...changes, [field]: await statusOf(uow, { field: 'statusId', stage, chosen: statusId }) } satisfies Changes
}

const investigate = command({
  on: qaFlow.investigate,
  // Somebody answers for it from here on.
  needs: async ({ record }) => (record.qaId === null ? ['qaId'] : []),
  run: ({ uow, record, input }) => moved(uow, 'INVESTIGATING', { statusId: input.statusId, qaId: input.qaId ?? record.qaId }),
})
const answer = command({
  on: qaFlow.answer,
  async run({ uow, record, input }) {
    await notifyAnswered(uow, record, input.answer)
    return moved(uow, 'ANSWERED', { statusId: input.statusId, answer: input.answer, answeredAt: uow.now })
  },
})
const reject = command({
  on: qaFlow.reject,
  run: ({ uow, input }) => moved(uow, 'REJECTED', { statusId: input.statusId, rejectReason: input.reason, closedAt: uow.now }),
})
const reopen = command({
  on: qaFlow.reopen,
  run: ({ uow, input }) => moved(uow, 'INVESTIGATING', { statusId: input.statusId, closedAt: null, rejectReason: null }),
})

/** QA is done when production is. */
const openProduction = ({ hasProd, prodState }: Complaint) => (hasProd && prodState !== 'DONE' ? conflict('productionOpen') : null)
const close = command({
  on: qaFlow.close,
  blocked: async ({ record }) => openProduction(record),
  async run({ uow, record, input }) {
    const refusal = openProduction(record)
    if (refusal) throw refusal
    return moved(uow, 'CLOSED', { statusId: input.statusId, compAmount: input.compAmount ?? record.compAmount, closedAt: uow.now })
  },
})

const analyse = command({ on: prodTrack.analyse, run: ({ uow, input }) => moved(uow, 'ANALYSING', input) })
const decideMeasures = command({
  on: prodTrack.decideMeasures,
  needs: async ({ record }) => (record.claimCauseId === null ? ['claimCauseId'] : []),
  run: ({ uow, record, input }) =>
    moved(uow, 'MEASURES', {
      statusId: input.statusId,
      claimCauseId: input.claimCauseId ?? record.claimCauseId,
      causeComment: input.causeComment ?? record.causeComment,
    }),
})
const verify = command({
  on: prodTrack.verify,
  needs: async ({ record }) => (record.claimMeasureId === null ? ['claimMeasureId'] : []),
  run: ({ uow, record, input }) =>
    moved(uow, 'DONE', {
      statusId: input.statusId,
      claimMeasureId: input.claimMeasureId ?? record.claimMeasureId,
      exeComment: input.exeComment ?? record.exeComment,
    }),
})
const reanalyze = command({ on: prodTrack.analyseAgain, run: ({ uow, input }) => moved(uow, 'ANALYSING', input) })

export const complaintSteps = [investigate, answer, reject, reopen, close, analyse, decideMeasures, verify, reanalyze]
