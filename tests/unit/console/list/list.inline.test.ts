import { describe, expect, it } from 'vitest'
import { changeableFields, readPlain } from '../../../../console/list/extras/changeable.ts'
import { moveOf, nextPlace, pastedLines } from '../../../../console/list/extras/inlineKeys.ts'
import { requiresFullForm } from '../../../../console/list/extras/requiresFullForm.ts'
import { stepFrom } from '../../../../console/list/extras/useListKeys.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

const press = (key: string, more: object = {}) => moveOf({ key, shiftKey: false, isComposing: false, ...more })

describe('a key in a cell', () => {
  it('saves and goes on, or gives up', () => {
    expect(['Enter', 'Tab', 'Escape', 'a'].map((key) => press(key))).toEqual(['down', 'right', 'away', null])
    expect(['Enter', 'Tab'].map((key) => press(key, { shiftKey: true }))).toEqual(['up', 'left'])
  })
  it('belongs to the input method while a word is being picked', () => {
    expect(press('Enter', { isComposing: true })).toBeNull()
    expect(press('Enter', { keyCode: 229 })).toBeNull()
  })
})

describe('the next cell', () => {
  const cells = [
    [
      { id: '1', name: 'sortOrder' },
      { id: '1', name: 'status' },
    ],
    [],
    [
      { id: '3', name: 'sortOrder' },
      { id: '3', name: 'status' },
    ],
  ]
  it('is below, past rows that may not be changed', () => {
    expect(nextPlace(cells, { id: '1', name: 'sortOrder' }, 'down')).toEqual({ id: '3', name: 'sortOrder' })
    expect(nextPlace(cells, { id: '3', name: 'sortOrder' }, 'down')).toBeNull()
    expect(nextPlace(cells, { id: '3', name: 'status' }, 'up')).toEqual({ id: '1', name: 'status' })
  })
  it('is to the right, and then the first of the next row', () => {
    expect(nextPlace(cells, { id: '1', name: 'sortOrder' }, 'right')).toEqual({ id: '1', name: 'status' })
    expect(nextPlace(cells, { id: '1', name: 'status' }, 'right')).toEqual({ id: '3', name: 'sortOrder' })
    expect(nextPlace(cells, { id: '1', name: 'sortOrder' }, 'left')).toBeNull()
  })
  it('is none when somebody gives up or has gone elsewhere', () => {
    for (const move of ['away', 'stay'] as const) expect(nextPlace(cells, { id: '1', name: 'status' }, move)).toBeNull()
  })
})

describe('what is pasted', () => {
  it('is a column when it has several lines, the first of the columns copied', () => {
    expect(pastedLines('10\r\n20\t x\r\n30\r\n')).toEqual(['10', '20', '30'])
  })
  it('is an ordinary text when it is one line', () => {
    expect(pastedLines('10')).toBeNull()
    expect(pastedLines('10\n')).toBeNull()
  })
})

describe('a plain value', () => {
  const order = { kind: 'int', min: 0, max: 100 } as const
  it('is read as people type it, full-width digits too', () => {
    expect(readPlain(order, ' ４２ ')).toEqual({ value: 42, fault: null })
    expect(readPlain(order, '')).toEqual({ value: null, fault: null })
  })
  it('that does not fit says why', () => {
    expect(['1.5', 'x', '-1', '101'].map((text) => readPlain(order, text).fault)).toEqual(['whole', 'whole', 'low', 'high'])
    expect(readPlain({ ...order, required: true }, '').fault).toBe('required')
  })
  it('can be one of a choice or a flag', () => {
    expect(readPlain({ kind: 'choice', values: ['A'] }, 'A').value).toBe('A')
    expect(readPlain({ kind: 'flag' }, 'false').value).toBe(false)
  })
})

describe('fields that many records can change together', () => {
  it('are plain ones that may be edited, those changed in the list first', () => {
    const names = changeableFields(metaOf('equipment'), {}).map(([name]) => name)
    expect(names.slice(0, 2).sort()).toEqual(['sortOrder', 'status'])
    expect(names).toContain('criticality')
    expect(names).not.toContain('state')
    expect(names).not.toContain('name')
  })
  it('never are the state of a flow', () => {
    expect(changeableFields(metaOf('reportLog'), {}).map(([name]) => name)).not.toContain('status')
  })
})

describe('the cursor', () => {
  const ids = ['a', 'b', 'c']
  it('goes row by row and stops at the ends', () => {
    expect(stepFrom(ids, 'a', 1)).toBe('b')
    expect(stepFrom(ids, 'c', 1)).toBe('c')
    expect(stepFrom(ids, 'a', -1)).toBe('a')
  })
  it('begins at the end it comes from, also when its row has gone', () => {
    expect([stepFrom(ids, undefined, 1), stepFrom(ids, 'gone', -1), stepFrom([], undefined, 1)]).toEqual(['a', 'c', undefined])
  })
})

describe('a refused change of one cell', () => {
  const refusal = (field: string) => ({ code: 'BAD_USER_INPUT', message: '', requestId: undefined, fields: [{ field, message: 'x' }] })
  it('goes on in the form where that alone asks what the change takes', () => {
    expect(requiresFullForm(metaOf('equipment'), 'status', refusal('openWork'))).toBe(true)
  })
  it('is told where it stands otherwise', () => {
    expect(requiresFullForm(metaOf('equipment'), 'status', refusal('status'))).toBe(false)
    expect(requiresFullForm(metaOf('equipment'), 'status', refusal('workshopId'))).toBe(false)
  })
})
