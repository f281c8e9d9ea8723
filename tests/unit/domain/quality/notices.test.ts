import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { qaPerson, staff, worker } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { complaint, complaintAction, quality } from '../../../../server/domain/quality/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { type Claims, openClaims } from './claims.ts'

const CODES = ['COMPLAINT_NEW', 'COMPLAINT_OVERDUE', 'COMPLAINT_ANSWERED', 'COMPLAINT_ACTION_DUE', 'COMPLAINT_ACTION_OVERDUE']

describe('whoever is concerned by a complaint', () => {
  let claims: Claims
  beforeAll(async () => {
    claims = await openClaims()
    for (const code of CODES) await claims.row(notificationType, { code, name: code, status: 'ENABLED' })
  })
  afterAll(() => claims.close())

  const go = async (name: string) => {
    const round = quality.scheduledTasks?.find((one) => one.name === name)
    return round?.run(claims.store as never, systemActor(claims.actor.plantId))
  }
  const eventsOf = async (code: string, recordId: number, resource: string = complaint.name) => {
    const [type] = await claims.read().of(notificationType).find({ code })
    return claims.read().of(noticeEvent).find({ typeId: type?.id, resource, recordId })
  }
  const toldOf = async (code: string, { id }: { id: number }, resource?: string) =>
    (await eventsOf(code, id, resource)).map(({ values }) => JSON.parse(values) as Record<string, string>)
  const audienceOf = async (code: string, { id }: { id: number }, resource?: string) => {
    const [event] = await eventsOf(code, id, resource)
    return (JSON.parse(event?.audience ?? '[]') as { key: string; userId: number }[]).map(({ key, userId }) => [key, userId])
  }

  it('is told once a day of what is red, and why, but not of what is only dear', async () => {
    claims.at('2026-11-18T04:00:00Z')
    const account = await claims.row(user)
    const qa = await claims.row(qaPerson, { userId: account.id })
    // Five days for an answer, seven for all of it.
    const late = await claims.claim({ qaId: qa.id })
    const nobodys = await claims.claim({ qaId: null })
    const old = await claims.claim({ claimDate: '2026-11-12' })
    await claims.step(old, 'investigate')
    await claims.step(old, 'answer', { answer: 'so' })
    const dear = await claims.claim({ claimDate: '2026-11-18', compAmount: 20_000 })
    await claims.step(dear, 'investigate')
    await claims.step(dear, 'answer', { answer: 'so' })
    claims.at('2026-11-20T04:00:00Z')
    expect([await go('tellLateComplaints'), await go('tellLateComplaints')]).toEqual([2, 0])
    claims.at('2026-11-24T04:00:00Z')
    expect(await go('tellLateComplaints')).toBe(3)
    const last = async (one: { id: number }) => (await toldOf('COMPLAINT_OVERDUE', one)).at(-1)
    expect(await last(late)).toMatchObject({ claimNo: late.claimNo, reason: 'complaint.red.LATE', days: '1' })
    expect(await last(nobodys)).toMatchObject({ reason: 'complaint.red.LATE', days: '1' })
    expect((await toldOf('COMPLAINT_OVERDUE', nobodys))[0]).toMatchObject({ reason: 'complaint.red.NOBODYS', days: '2' })
    expect(await last(old)).toMatchObject({ reason: 'complaint.red.OLD', days: '12' })
    expect(await toldOf('COMPLAINT_OVERDUE', dear)).toEqual([])
    expect(await audienceOf('COMPLAINT_OVERDUE', late)).toEqual([[`qaPerson:${qa.id}`, account.id]])
    expect(await audienceOf('COMPLAINT_OVERDUE', nobodys)).toEqual([])
  })

  it('is told of a new one, and sales of its answer', async () => {
    claims.at('2026-11-18T04:00:00Z')
    const account = await claims.row(user)
    const hand = await claims.row(worker, { userId: account.id })
    const seller = await claims.row(staff, { workerId: hand.id })
    const one = await claims.claim({ salesId: seller.id })
    expect(await toldOf('COMPLAINT_NEW', one)).toMatchObject([{ claimNo: one.claimNo }])
    await claims.step(one, 'investigate')
    await claims.step(one, 'answer', { answer: 'blade changed' })
    expect(await toldOf('COMPLAINT_ANSWERED', one)).toMatchObject([{ answer: 'blade changed' }])
    expect(await audienceOf('COMPLAINT_ANSWERED', one)).toEqual([[`staff:${seller.id}`, account.id]])
  })

  it('is told of an action on its day, and every day after', async () => {
    claims.at('2026-11-18T04:00:00Z')
    const account = await claims.row(user)
    const action = await claims.row(complaintAction, {
      ...{ complaintId: (await claims.claim()).id, ownerId: account.id, dueDate: '2026-11-19', state: 'OPEN' },
    })
    const told = (code: string) => toldOf(code, action, complaintAction.name)
    await go('tellDueActions')
    expect(await told('COMPLAINT_ACTION_DUE')).toEqual([])
    claims.at('2026-11-19T04:00:00Z')
    await go('tellDueActions')
    expect(await told('COMPLAINT_ACTION_DUE')).toMatchObject([{ dueDate: '2026-11-19', owner: account.name }])
    for (const day of ['20', '21']) {
      claims.at(`2026-11-${day}T04:00:00Z`)
      await go('tellDueActions')
    }
    expect(await told('COMPLAINT_ACTION_OVERDUE')).toHaveLength(2)
    expect(await audienceOf('COMPLAINT_ACTION_DUE', action, complaintAction.name)).toEqual([[`user:${account.id}`, account.id]])
  })
})
