// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { insertAt } from '../../../../console/screens/notice/WordingControl.tsx'
import type { ServerNotice } from '../../../../console/shell/bell/serverNotices.ts'
import { merged } from '../../../../console/shell/bell/useBell.ts'
import { joined } from '../../../../console/shell/bell/useOlder.ts'

describe('a placeholder', () => {
  it('goes where the caret is, and the caret behind it', () => {
    expect(insertAt('报修：。', [3, 3], 'equipment')).toEqual({ text: '报修：{{equipment}}。', caret: 16 })
    expect(insertAt('', [0, 0], 'time')).toEqual({ text: '{{time}}', caret: 8 })
  })

  it('takes the place of what is selected', () => {
    expect(insertAt('Fault of X now', [9, 10], 'equipment')).toEqual({ text: 'Fault of {{equipment}} now', caret: 22 })
  })

  it('goes to the end when the caret is out of date', () => {
    expect(insertAt('ab', [9, 9], 'time')).toEqual({ text: 'ab{{time}}', caret: 10 })
  })
})

describe('the bell', () => {
  const notice = (id: string, at: string): ServerNotice => ({
    id,
    plant: { id: '1', name: 'p' },
    typeName: 'n',
    subject: 's',
    body: null,
    path: null,
    isUrgent: false,
    at,
    readAt: null,
  })

  it('shows what the console said and what the server told as one list, latest first', () => {
    const own = { id: 'a', type: 'error' as const, title: 'x', at: Date.parse('2026-11-22T04:00:00Z') }
    const said = merged([own], [notice('2', '2026-11-22T05:00:00Z'), notice('1', '2026-11-22T03:00:00Z')])
    expect(said.map((one) => ('own' in one ? one.own.id : one.notice.id))).toEqual(['2', 'a', '1'])
  })

  it('keeps each notice once however often it was read, as it was read last', () => {
    const seen = { ...notice('2', '2026-11-22T05:00:00Z'), readAt: '2026-11-22T06:00:00Z' }
    const all = joined([notice('2', '2026-11-22T05:00:00Z'), notice('1', '2026-11-22T03:00:00Z')], [notice('3', ''), seen])
    expect(all.map(({ id, readAt }) => [id, Boolean(readAt)])).toEqual([
      ['2', true],
      ['1', false],
      ['3', false],
    ])
  })
})
