import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../console/resource/meta.ts'
import type { PastRow } from '../../../../console/screens/masterdata/equipment/documents.ts'
import { pastOf } from '../../../../console/screens/masterdata/equipment/past.ts'
import { stoppedSince } from '../../../../console/screens/masterdata/equipment/stoppedSince.ts'

const row = (id: string, more: Record<string, unknown>) =>
  ({ id, title: `#${id}`, actions: [], status: 'DONE', ...more }) as unknown as PastRow & Row

describe('the story of a machine', () => {
  const lists = [
    ['reportLog', [row('1', { reportDate: '2026-11-20T02:00:00Z', description: '断纸', stopHours: 1.5 })]],
    [
      'repairLog',
      [row('2', { createdAt: '2026-11-20T02:10:00Z', faultDescription: '张力', manHours: 0, repairers: [{ id: '9', title: '王建国' }] })],
    ],
    [
      'maintenanceOrder',
      [row('3', { planDate: '2026-11-21', checkName: '清洁' }), row('4', { planDate: '2026-11-20', checkName: '润滑' })],
    ],
  ] as const

  it('runs from the newest to the oldest, a day counting from its beginning at +08:00', () => {
    expect(pastOf(lists, 10).map((one) => one.id)).toEqual(['3', '2', '1', '4'])
  })
  it('says what was the matter, how long it took and who did it', () => {
    const [, repair, report] = pastOf(lists, 10)
    expect(report).toMatchObject({ text: '断纸', hours: 1.5, people: '' })
    expect(repair).toMatchObject({ text: '张力', hours: null, people: '王建国' })
  })
  it('ends where it is told to', () => {
    expect(pastOf(lists, 2)).toHaveLength(2)
  })
})

describe('a machine that stands', () => {
  const report = (id: string, reportDate: string, more = {}) => row(id, { isStopped: true, resumeDate: null, reportDate, ...more })
  it('stands since the earliest stop that has not ended', () => {
    const reports = [
      report('1', '2026-11-20T05:00:00Z'),
      report('2', '2026-11-20T03:00:00Z'),
      report('3', '2026-11-20T01:00:00Z', { resumeDate: '2026-11-20T02:00:00Z' }),
      report('4', '2026-11-20T00:00:00Z', { isStopped: false }),
    ]
    expect(stoppedSince(reports)).toMatchObject({ since: '2026-11-20T03:00:00Z', report: { id: '2' } })
    const again = [report('5', '2026-11-18T00:00:00Z', { reopenedAt: '2026-11-20T04:00:00Z' })]
    expect(stoppedSince(again)).toMatchObject({ since: '2026-11-20T04:00:00Z' })
    expect(stoppedSince([])).toBeNull()
  })
})
