import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { isBoard, lanesOf } from '../../../../console/list/cards/boardLanes.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import { dueLines, dueTotal } from '../../../../console/screens/dashboard/complaintsDue.ts'
import type { ComplaintsDueQuery } from '../../../../console/screens/dashboard/gen/complaintsDue.ts'
import { stopsOf } from '../../../../console/screens/quality/page/trackSteps.ts'
import { answerDue, dueIn } from '../../../../console/screens/shared/dueText.ts'

const META = metaOf('complaint')
const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as unknown as TFunction
const at = (search: string) => readAddress(META, new URLSearchParams(search))

describe('the board of complaints', () => {
  it('has a column for each state, the latest alone of those that are over, each asked for as the list would', () => {
    const lanes = lanesOf(META, at('customerId=7'), { over: ['CLOSED', 'REJECTED', 'VOIDED'] })
    expect(lanes.map(({ state, size }) => `${state} ${size}`)).toEqual([
      'NEW 50',
      'INVESTIGATING 50',
      'ANSWERED 50',
      'CLOSED 10',
      'REJECTED 10',
      'VOIDED 10',
    ])
    expect(lanes[3]?.filter).toEqual({ customerId: { eq: '7' }, qaState: { eq: 'CLOSED' } })
  })

  it('has the columns alone that the filter of the list lets through', () => {
    const lanes = lanesOf(META, at('qaState=ANSWERED,NEW'), { over: [] })
    expect(lanes.map(({ state }) => state)).toEqual(['NEW', 'ANSWERED'])
    expect([isBoard('?look=board'), isBoard('?look=list'), isBoard('')]).toEqual([true, false, false])
  })
})

describe('the road of a complaint', () => {
  const row = { id: '1', title: 'KS1', actions: [], qaState: 'INVESTIGATING', prodState: 'WAITING', answer: null, compAmount: 3 }
  const entry = (after: string, day: string, userName: string) => ({
    ...{ id: day, at: day, userName, action: 'step' },
    changes: [{ field: 'qaState', before: null, after }],
  })

  it('tells who brought it where, and what the next steps want that nobody has said', () => {
    const history = [
      entry('INVESTIGATING', '2026-11-03', 'Li'),
      entry('INVESTIGATING', '2026-11-02', 'Wang'),
      entry('NEW', '2026-11-01', 'Wu'),
    ]
    expect(stopsOf(META, 'qaState', { row, history })).toEqual([
      { state: 'NEW', place: 'done', at: '2026-11-01', by: 'Wu', wants: [] },
      { state: 'INVESTIGATING', place: 'now', at: '2026-11-03', by: 'Li', wants: [] },
      { state: 'ANSWERED', place: 'next', wants: ['answer'] },
      { state: 'CLOSED', place: 'next', wants: [] },
    ])
    expect(stopsOf(META, 'prodState', { row, history: [] }).map(({ state, wants }) => [state, ...wants])).toEqual([
      ['WAITING'],
      ['ANALYSING'],
      ['MEASURES', 'claimCauseId', 'causeComment'],
      ['DONE', 'claimMeasureId', 'exeComment'],
    ])
  })
})

describe('what is due of complaints', () => {
  it('says how many days are left', () => {
    expect(dueIn(t, '2026-11-20', '2026-11-22')).toEqual({ text: 'complaints.due.late {"count":2}', tone: 'danger' })
    expect(dueIn(t, '2026-11-22', '2026-11-22')).toEqual({ text: 'complaints.due.today {}', tone: 'warning' })
    expect(dueIn(t, '2026-11-23', '2026-11-22')).toEqual({ text: 'complaints.due.left {"count":1}', tone: undefined })
    const answered = { qaState: 'ANSWERED', answerDue: '2026-11-20', answeredAt: '2026-11-19T17:00:00Z', closedAt: null } as const
    expect(answerDue(t, answered, '2026-11-22')?.text).toBe('complaints.due.answered {"day":"2026-11-20"}')
    expect(answerDue(t, { ...answered, qaState: 'NEW' }, '2026-11-22')?.tone).toBe('danger')
  })

  it('is answers, actions and looks at whether they helped, the latest first', () => {
    const action = (id: string, state: 'OPEN' | 'DONE', dueDate: string, checkDate: string | null) => ({
      ...{ id, title: `A${id}`, state, dueDate, checkDate, complaint: { id: '1', title: 'KS1' }, owner: { id: '9', title: 'Li' } },
    })
    const found: ComplaintsDueQuery = {
      complaints: {
        total: 7,
        items: [{ id: '1', title: 'KS1', answerDue: '2026-11-20', trafficStatus: 'RED', customer: { id: '3', title: 'Wood' } }],
      },
      todo: { total: 1, items: [action('1', 'OPEN', '2026-11-19', null)] },
      checks: { total: 1, items: [action('2', 'DONE', '2026-10-01', '2026-11-21')] },
    } as never
    expect(dueLines(found).map(({ key, day, about }) => [key, day, about])).toEqual([
      ['a1', '2026-11-19', 'KS1 · Li'],
      ['c1', '2026-11-20', 'Wood'],
      ['a2', '2026-11-21', 'KS1 · Li'],
    ])
    expect([dueTotal(found), dueTotal({} as never)]).toEqual([9, 0])
  })
})
