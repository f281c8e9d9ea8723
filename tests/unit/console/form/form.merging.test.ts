import { describe, expect, it } from 'vitest'
import { changesOf, writersOf } from '../../../../console/form/drafts/trouble.ts'
import { clashesOf, merged } from '../../../../console/form/input/merging.ts'
import type { Fields, Values } from '../../../../console/resource/formValues.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

const fields: Fields = [
  ['name', { kind: 'text' }],
  ['note', { kind: 'longText' }],
  ['hours', { kind: 'decimal' }],
  ['isOpen', { kind: 'flag' }],
  ['peopleIds', { kind: 'links', target: 'repairer' }],
]
const before: Values = { name: 'A', note: '', hours: '1', isOpen: false, peopleIds: ['1', '2'] }
const compare = (mine: Partial<Values>, theirs: Partial<Values>) =>
  clashesOf(fields, { before, mine: { ...before, ...mine } as Values, theirs: { ...before, ...theirs } as Values })

describe('two versions of one record', () => {
  it('differ in nothing when nobody or both did the same', () => {
    expect(compare({}, {})).toEqual([])
    expect(compare({ name: 'B' }, { name: 'B ' })).toEqual([])
    expect(compare({ peopleIds: ['2', '1'] }, {})).toEqual([])
  })

  it('keep mine where only I typed and theirs where only they did', () => {
    const clashes = compare({ name: 'mine' }, { note: 'theirs' })
    expect(clashes.map(({ name, side, isDouble }) => [name, side, isDouble])).toEqual([
      ['name', 'mine', false],
      ['note', 'theirs', false],
    ])
    expect(merged({ ...before, note: 'theirs' }, clashes, {})).toEqual({ ...before, name: 'mine', note: 'theirs' })
  })

  it('mark what both changed, and take what the person says', () => {
    const clashes = compare({ name: 'mine', isOpen: true }, { name: 'theirs' })
    expect(clashes[0]).toMatchObject({ name: 'name', before: 'A', isDouble: true, side: 'mine' })
    const theirs = { ...before, name: 'theirs' }
    expect(merged(theirs, clashes, {})).toMatchObject({ name: 'mine', isOpen: true })
    expect(merged(theirs, clashes, { name: 'theirs', isOpen: 'theirs' })).toMatchObject({ name: 'theirs', isOpen: false })
  })

  it('an emptied field is a change like any other', () => {
    expect(compare({ hours: '' }, {})).toMatchObject([{ name: 'hours', mine: '', side: 'mine' }])
    expect(compare({ peopleIds: [] }, { peopleIds: ['3'] })).toMatchObject([{ name: 'peopleIds', isDouble: true }])
  })
})

describe('what else has happened', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString()
  it('names the last writer of each field since the version somebody worked on', () => {
    const entries = [
      { at: at(9), userName: '张三', changes: [{ field: 'name' }] },
      { at: at(8), userName: '李四', changes: [{ field: 'name' }, { field: 'note' }] },
      { at: at(1), userName: '王五', changes: [{ field: 'hours' }] },
    ]
    expect(writersOf(entries, at(5))).toEqual({ name: { name: '张三', at: at(9) }, note: { name: '李四', at: at(8) } })
  })

  it('tells of fields the form does not ask for, and not of stamps', () => {
    const meta = metaOf('reportLog')
    const row = { id: '1', title: 'R1', actions: [], status: 'PENDING', urgency: 'LOW', updatedAt: at(1) }
    const later = { ...row, status: 'REPAIRING', urgency: 'HIGH', updatedAt: at(2) }
    expect(changesOf(meta, [['urgency', meta.fields['urgency'] ?? { kind: 'choice' }]], [row, later])).toEqual([
      { name: 'status', before: 'PENDING', after: 'REPAIRING' },
    ])
  })
})
