import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { complaint, complaintAction, complaintCategory, complaintStatus } from '../../../../server/domain/quality/index.ts'
import { actionsOf, flowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { refusal } from '../shop.ts'
import { type Claims, openClaims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await openClaims()
})
afterAll(() => claims.close())

describe('a complaint', () => {
  it('has a number, the first stage of its track with the name for it, and a day for the answer', async () => {
    const one = await claims.claim()
    expect(one.claimNo).toMatch(/^KS20261118-\d{4}$/)
    expect(one).toMatchObject({ qaState: 'NEW', prodState: null, qaClaimStatusId: claims.statuses.NEW, prodClaimStatusId: null })
    expect(one.answerDue).toBe('2026-11-23')
    const other = await claims.row(complaintCategory)
    expect(await claims.claim({ claimCatId: other.id })).toMatchObject({ answerDue: '2026-11-21' })
  })

  it('waits for production where that is involved, as long as that has not begun', async () => {
    const one = await claims.claim({ hasProd: true })
    expect(one).toMatchObject({ prodState: 'WAITING', prodClaimStatusId: claims.statuses.WAITING })
    const off = (await claims.ops.update(claims.actor, complaint, one.id, { hasProd: false })) as never
    expect(off).toMatchObject({ prodState: null, prodClaimStatusId: null })
    await claims.ops.update(claims.actor, complaint, one.id, { hasProd: true })
    await claims.step(one, 'analyse')
    expect(await refusal(claims.ops.update(claims.actor, complaint, one.id, { hasProd: false }))).toEqual({ hasProd: 'productionBegun' })
  })

  it('came no later than today, of what was made before', async () => {
    expect(await refusal(claims.claim({ claimDate: '2026-11-19' }))).toEqual({ claimDate: 'futureDay' })
    expect(await refusal(claims.claim({ prodDate: '2026-11-19' }))).toEqual({ prodDate: 'futureDay' })
    expect(await claims.claim({ prodDate: '2026-11-18' })).toMatchObject({ prodDate: '2026-11-18' })
    expect(await refusal(claims.claim({ claimDate: '2026-11-10', prodDate: '2026-11-11' }))).toEqual({ prodDate: 'afterClaim' })
  })

  it.each([-1, 1e15, 0.001])('has no amount of %s', async (compAmount) => {
    expect(Object.keys(await refusal(claims.claim({ compAmount })))).toEqual(['compAmount'])
  })
})

describe('the stages of a complaint', () => {
  it('lead from the call to the end, and need what they stand for', async () => {
    const one = await claims.claim({ qaId: null, hasProd: true })
    expect(await refusal(claims.step(one, 'investigate'))).toEqual({ qaId: 'required' })
    expect(await claims.step(one, 'investigate', { qaId: claims.qa.id })).toMatchObject({ qaState: 'INVESTIGATING', qaId: claims.qa.id })
    expect(Object.keys(await refusal(claims.step(one, 'answer')))).toEqual(['answer'])
    await claims.step(one, 'analyse')
    expect(await refusal(claims.step(one, 'decideMeasures'))).toEqual({ claimCauseId: 'required' })
    await claims.step(one, 'decideMeasures', { claimCauseId: claims.cause.id })
    await claims.step(one, 'answer', { answer: 'It was the blade.' })
    expect(await refusal(claims.step(one, 'close'))).toBe('productionOpen')
    expect(await refusal(claims.step(one, 'verify'))).toEqual({ claimMeasureId: 'required' })
    await claims.step(one, 'verify', { claimMeasureId: claims.measure.id, exeComment: 'done' })
    const closed = await claims.step(one, 'close', { compAmount: 1200.5 })
    expect(closed).toMatchObject({ qaState: 'CLOSED', prodState: 'DONE', compAmount: 1200.5, qaClaimStatusId: claims.statuses.CLOSED })
    expect(closed.closedAt).toBeInstanceOf(Date)
    // What is over is read only, but for being taken up again.
    expect(await refusal(claims.ops.update(claims.actor, complaint, one.id, { remark: 'late' }))).toBe('readOnly')
    expect(actionsOf(claims.actor, complaint, closed)).toEqual(['reopen', 'correct', 'void'])
    expect(await claims.step(one, 'reopen', { reason: 'again' })).toMatchObject({ qaState: 'INVESTIGATING', closedAt: null })
  })

  it('may end as not justified, which ends the track of production too', async () => {
    const one = await claims.claim({ hasProd: true })
    expect(Object.keys(await refusal(claims.step(one, 'reject')))).toEqual(['reason'])
    const rejected = await claims.step(one, 'reject', { reason: 'within tolerance' })
    expect(rejected).toMatchObject({ qaState: 'REJECTED', rejectReason: 'within tolerance', prodState: 'WAITING' })
    expect(await refusal(claims.step(one, 'analyse'))).toBe('illegalStep')
  })

  it('are jumped over on neither track nor across them', async () => {
    const steps = Object.values(flowOf(complaint)?.steps ?? {})
    const given: Record<string, Record<string, unknown>> = {
      ...{ answer: { answer: 'so' }, reject: { reason: 'so' }, reopen: { reason: 'so' }, analyseAgain: { reason: 'so' } },
      ...{ decideMeasures: { claimCauseId: claims.cause.id }, verify: { claimMeasureId: claims.measure.id } },
    }
    for (const hasProd of [false, true])
      for (const road of [[], ['investigate'], ['investigate', 'answer']]) {
        const one = await claims.claim({ hasProd })
        for (const name of road) await claims.step(one, name, given[name])
        const state = await claims.read().of(complaint).get(one.id)
        const illegal = steps.filter((step) => !step.corrects && !step.from.includes(String(state[step.field as 'qaState'])))
        expect(illegal.length).toBeGreaterThan(4)
        for (const { name } of illegal) expect([name, await refusal(claims.step(one, name, given[name]))]).toEqual([name, 'illegalStep'])
        expect(await claims.read().of(complaint).get(one.id)).toEqual(state)
      }
  })

  it('move on both tracks at once, and none is lost', async () => {
    const one = await claims.claim({ hasProd: true })
    const both = await Promise.allSettled([claims.step(one, 'investigate'), claims.step(one, 'analyse')])
    for (const [at, name] of (['investigate', 'analyse'] as const).entries())
      if (both[at]?.status === 'rejected') await claims.step(one, name)
    expect(await claims.read().of(complaint).get(one.id)).toMatchObject({ qaState: 'INVESTIGATING', prodState: 'ANALYSING' })
  })

  it('are called what the company calls them, by names of that very stage', async () => {
    const waiting = await claims.row(complaintStatus, { stage: 'INVESTIGATING', sortOrder: 9 })
    const one = await claims.claim()
    expect(await refusal(claims.step(one, 'investigate', { statusId: claims.statuses.CLOSED }))).toEqual({ statusId: 'otherStage' })
    expect(await claims.step(one, 'investigate')).toMatchObject({ qaClaimStatusId: claims.statuses.INVESTIGATING })
    expect(await claims.step(one, 'reject', { reason: 'so' })).toMatchObject({ qaClaimStatusId: claims.statuses.REJECTED })
    expect(await claims.step(one, 'reopen', { reason: 'so', statusId: waiting.id })).toMatchObject({ qaClaimStatusId: waiting.id })
    const update = (qaClaimStatusId: number | undefined) => claims.ops.update(claims.actor, complaint, one.id, { qaClaimStatusId })
    expect(await update(waiting.id)).toMatchObject({ qaState: 'INVESTIGATING', qaClaimStatusId: waiting.id })
    expect(await refusal(update(claims.statuses.NEW))).toEqual({ qaClaimStatusId: 'otherStage' })
    const prod = claims.ops.update(claims.actor, complaint, one.id, { prodClaimStatusId: claims.statuses.WAITING })
    expect(await refusal(prod)).toEqual({ prodClaimStatusId: 'withoutProduction' })
    // A name that is in use stays, and stands for what it stood for.
    expect(await refusal(claims.ops.remove(claims.actor, complaintStatus, [waiting.id]))).toBe('referenced')
    const remapped = claims.ops.update(claims.actor, complaintStatus, waiting.id, { stage: 'CLOSED' })
    expect(Object.keys(await refusal(remapped))).toEqual(['stage'])
  })
})

describe('an action', () => {
  const action = async (given: Record<string, unknown> = {}, complaintId?: number) =>
    claims.row(complaintAction, { complaintId: complaintId ?? (await claims.claim()).id, dueDate: '2026-11-25', ...given })
  const step = (one: { id: number }, name: string, given: Record<string, unknown> = {}) => claims.step(one, name, given, complaintAction)

  it('is done with proof, and looked at again after its days', async () => {
    claims.at('2026-11-18T04:00:00Z')
    const one = await action({ checkAfterDays: 30 })
    expect(Object.keys(await refusal(step(one, 'complete')))).toEqual(['proof'])
    expect(await step(one, 'complete', { proof: 'blade changed' })).toMatchObject({ state: 'DONE', checkDate: '2026-12-18' })
    expect(await refusal(step(one, 'confirm', { finding: 'it helped' }))).toBe('checkTooEarly')
    claims.at('2026-12-18T04:00:00Z')
    expect(await step(one, 'confirm', { finding: 'it helped' })).toMatchObject({ state: 'EFFECTIVE', finding: 'it helped' })
    const other = await action()
    await step(other, 'complete', { proof: 'blocked' })
    expect(await refusal(step(other, 'confirm', { finding: 'it helped' }))).toBe('noCheckPlanned')
    claims.at('2026-11-18T04:00:00Z')
  })

  it('is done again where it did not help', async () => {
    const one = await action({ checkAfterDays: 1 })
    await step(one, 'complete', { proof: 'so' })
    expect(await refusal(step(one, 'repeat', { reason: 'again', dueDate: '2026-11-17' }))).toEqual({ dueDate: 'pastDay' })
    expect(await step(one, 'repeat', { reason: 'again', dueDate: '2026-11-30' })).toMatchObject({ state: 'OPEN', checkDate: null })
  })

  it('is done by somebody who works in the plant', async () => {
    const complaintId = (await claims.claim()).id
    const { id: elsewhere } = await makePlant(claims.store)
    const member = async (plantId: number) =>
      (await make(claims.store, systemActor(0), user, { username: `member${claims.unique()}`, plantIds: [plantId] })).id
    const [here, there] = [await member(claims.actor.plantId), await member(elsewhere)]
    const create = (ownerId: number) =>
      claims.ops.create(claims.actor, complaintAction, { complaintId, kind: 'CORRECTIVE', name: 'blade', ownerId, dueDate: '2026-11-25' })
    expect(Object.keys(await refusal(create(there)))).toEqual(['ownerId'])
    const one = (await create(here)) as unknown as { id: number }
    expect(Object.keys(await refusal(claims.ops.update(claims.actor, complaintAction, one.id, { ownerId: there })))).toEqual(['ownerId'])
    expect(await claims.ops.update(claims.actor, complaintAction, one.id, { ownerId: here, name: 'new blade' })).toMatchObject({
      name: 'new blade',
    })
  })

  it('belongs to a complaint that is open', async () => {
    const one = await claims.claim()
    await claims.step(one, 'reject', { reason: 'so' })
    const made = claims.ops.create(claims.actor, complaintAction, {
      ...{ complaintId: one.id, kind: 'CORRECTIVE', name: 'late', ownerId: 1, dueDate: '2026-11-25' },
    })
    expect(await refusal(made)).toMatchObject({ complaintId: 'complaintClosed' })
  })
})
