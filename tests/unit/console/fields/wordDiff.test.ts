import { describe, expect, it } from 'vitest'
import { shortened, wordDiff } from '../../../../console/record/wordDiff.ts'
import { byDay, changedFields, type Entry } from '../../../../console/resource/history/historyOf.ts'

const said = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

describe('two versions of a text', () => {
  it('show the words that went and the ones that came', () => {
    expect(said('The bearing is loud', 'The bearing is very loud')).toBe('The bearing is {+very +}loud')
    expect(said('a b c', 'a c')).toBe('a [-b -]c')
    expect(said('same', 'same')).toBe('same')
    expect(said('', 'new')).toBe('{+new+}')
  })

  it('divide Chinese into words as well', () => {
    expect(said('预计明天上午更换', '预计后天上午更换')).toBe('预计[-明天-]{+后天+}上午更换')
  })

  it('lose nothing of either', () => {
    const [before, after] = ['轴承异响，需要更换。\n已停机', '轴承发热，需要马上更换。\n未停机 1 小时']
    const pieces = wordDiff(before, after)
    expect(pieces.flatMap(({ kind, text }) => (kind === 'new' ? [] : text)).join('')).toBe(before)
    expect(pieces.flatMap(({ kind, text }) => (kind === 'gone' ? [] : text)).join('')).toBe(after)
  })

  it('leave out what stays the same at length', () => {
    const long = 'x'.repeat(200)
    const pieces = shortened(wordDiff(`${long} old ${long}`, `${long} new ${long}`))
    expect(pieces.map(({ text }) => text.length).every((length) => length < 60)).toBe(true)
    expect(pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text.trim())).toEqual(['old', 'new'])
  })

  it('that have hardly a word in common are shown whole', () => {
    const many = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join('')
    const [before, after] = [many('old '), many('new ')]
    expect(wordDiff(before, after)).toEqual([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ])
  })

  it('that are long are compared as well when little has changed', () => {
    const long = Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(' ')
    expect(said(long, `${long} end`)).toBe(`${long}{+ end+}`)
  })
})

describe('a history', () => {
  const entry = (id: string, at: string, fields: string[], action = 'update'): Entry => ({
    id,
    at,
    userName: '张三',
    action,
    changes: fields.map((field) => ({ field, before: 'a', after: 'b' })),
  })
  it('is divided by the days of the factory, not by those of the clock in Greenwich', () => {
    const days = byDay([
      entry('3', '2026-11-21T17:00:00Z', []),
      entry('2', '2026-11-21T10:00:00Z', []),
      entry('1', '2026-11-20T20:00:00Z', []),
    ])
    expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
      ['2026-11-22', ['3']],
      ['2026-11-21', ['2', '1']],
    ])
  })

  it('offers the fields that have changed since the beginning, the restless ones first', () => {
    const entries = [
      entry('3', '', ['status', 'updatedAt']),
      entry('2', '', ['note', 'status']),
      entry('1', '', ['name', 'note'], 'create'),
    ]
    expect(changedFields(entries)).toEqual(['status', 'note'])
  })
})
