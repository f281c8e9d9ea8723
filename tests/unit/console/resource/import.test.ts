import { describe, expect, it } from 'vitest'
import type { SheetColumn, SheetField } from '../../../../console/import/importWire.ts'
import { assigned, hasKey, mappedCount, missing, suggested } from '../../../../console/import/mapping.ts'
import { changing, countOf, outcomeOf } from '../../../../console/import/verdicts.ts'
import { jsonLines } from '../../../../console/kit/network/ndjson.ts'
import { importsHistoryOnly } from '../../../../console/resource/importsHistoryOnly.ts'

/** An answer whose bytes arrive in pieces of this size. */
function wire(text: string, size: number, onCancel = () => {}) {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(control) {
      if (at >= bytes.length) return control.close()
      control.enqueue(bytes.slice(at, at + size))
      at += size
    },
    cancel: onCancel,
  })
}
async function all(body: ReadableStream<Uint8Array>) {
  const lines: unknown[] = []
  for await (const line of jsonLines(body)) lines.push(line)
  return lines
}

describe('JSON lines', () => {
  const text = '{"done":1,"of":2}\n\n{"done":2,"of":2}\r\n{"result":{"name":"凹版印刷机 🏭"}}'
  const values = [{ done: 1, of: 2 }, { done: 2, of: 2 }, { result: { name: '凹版印刷机 🏭' } }]
  it.each([1, 2, 3, 7, 1000])('are whole however the wire cuts them, by %i bytes', async (size) => {
    expect(await all(wire(text, size))).toEqual(values)
  })
  it('need no line end at the end and may have one', async () => {
    expect(await all(wire(`${text}\n`, 5))).toEqual(values)
    expect(await all(wire('', 5))).toEqual([])
  })
  it('come one by one, before the answer is over', async () => {
    const lines = jsonLines(
      new ReadableStream<Uint8Array>({ start: (control) => control.enqueue(new TextEncoder().encode('{"done":1}\n{"do')) }),
    )
    expect(await lines.next()).toEqual({ done: false, value: { done: 1 } })
  })
  it('tell the server to stop when nobody listens any more', async () => {
    let isCancelled = false
    const body = wire(text.repeat(50), 10, () => {
      isCancelled = true
    })
    for await (const _ of jsonLines(body)) break
    expect(isCancelled).toBe(true)
  })
  it('fail on what is no JSON', async () => {
    await expect(all(wire('{"done":1}\n<html>\n', 4))).rejects.toThrow(SyntaxError)
  })
})

const field = (key: string, more: Partial<SheetField> = {}): SheetField => ({ key, label: key, isRequired: false, isKey: false, ...more })
const column = (index: number, suggestion: string | null): SheetColumn => ({ index, header: `c${index}`, sample: [], field: suggestion })
const fields = [field('number', { isRequired: true, isKey: true }), field('name', { isRequired: true }), field('remark')]

describe('columns of a sheet', () => {
  it('take the fields that are suggested, each one once', () => {
    expect(suggested([column(0, 'number'), column(2, 'name'), column(3, 'name'), column(4, null), column(5, 'gone')], fields)).toEqual({
      0: 'number',
      2: 'name',
      3: null,
      4: null,
      5: null,
    })
  })
  it('take a field away from the column that had it', () => {
    expect(assigned({ 0: 'number', 1: 'name' }, 1, 'number')).toEqual({ 0: null, 1: 'number' })
    expect(assigned({ 0: 'number', 1: null, 2: null }, 1, null)).toEqual({ 0: 'number', 1: null, 2: null })
  })
  it('leave required fields missing, and rows unrecognised without their key', () => {
    const mapping = { 0: null, 1: 'name' }
    expect(missing(mapping, fields).map(({ key }) => key)).toEqual(['number'])
    expect(hasKey(mapping, fields)).toBe(false)
    expect(hasKey({ 0: 'number' }, fields)).toBe(true)
    expect(hasKey({ 0: 'remark' }, [field('remark')])).toBe(false)
    expect(mappedCount(mapping)).toBe(1)
  })
})

describe('a check', () => {
  const checked = (created: number, changed: number, same: number, error: number) => ({
    counts: { created, changed, same, error },
    rows: [],
    questions: [],
    canImport: error === 0 && created + changed > 0,
  })
  it('has one outcome, errors before all else', () => {
    expect(outcomeOf(checked(5, 1, 0, 1))).toBe('faulty')
    expect(outcomeOf(checked(5, 1, 0, 0))).toBe('ready')
    expect(outcomeOf(checked(0, 0, 9, 0))).toBe('nothing')
    expect(outcomeOf(checked(0, 0, 0, 0))).toBe('empty')
    expect(outcomeOf({ ...checked(5, 0, 0, 0), canImport: false, message: 'no' })).toBe('refused')
  })
  it('counts what would change', () => {
    const { counts } = checked(5, 2, 9, 1)
    expect(changing(counts)).toBe(7)
    expect([countOf(counts, 'new'), countOf(counts, 'error'), countOf(counts, 'same')]).toEqual([5, 1, 9])
  })
})

describe('the template of a list', () => {
  const may =
    (...tags: string[]) =>
    (tag: string) =>
      tags.includes(tag)
  const reports = { permission: 'repair:report', takesHistory: true }
  it('is the one for records of a former system to whoever may import no others', () => {
    expect(importsHistoryOnly(reports, may('repair:report:importHistory'))).toBe(true)
    expect(importsHistoryOnly(reports, may('repair:report:importHistory', 'repair:report:import'))).toBe(false)
    expect(importsHistoryOnly({ permission: 'masterdata:vendor' }, may())).toBe(false)
  })
})
