import { describe, expect, it } from 'vitest'
import { cellOf } from '../../server/excel/cells.ts'
import { parseCell } from '../../server/imports/rows/cellValues.ts'
import { checkOf, type FieldDef, KINDS, type Kind, type Refusal, systemActor } from '../../server/kernel/index.ts'
import { known, words } from '../../server/platform/words.ts'
import { codecOf } from '../../server/rest/spelling/codec.ts'
import { sample } from '../support/samples/factories.ts'
import { fixedClock } from '../support/store/store.ts'

const OFFSET = 480
const { now } = fixedClock('2026-11-10T00:30:00.000Z')
/** What a field of a kind holds by itself: neither rows of others nor what steps alone ask for. */
const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].column !== 'none' && kind !== 'link' && !KINDS[kind].isList)
const fieldOf = (kind: Kind): FieldDef => ({ kind, options: {}, ...(kind === 'choice' && { values: ['LOW', 'HIGH'] }) })
const resource = { name: 'thing', fields: {} } as never

describe.each(kinds)('a field of the kind %s', (kind) => {
  const field = fieldOf(kind)
  const value = () => sample({ now } as never, systemActor(0), 'own', field)
  const check = checkOf({ own: field }, 'create', now)

  it('takes a sample of its values', async () => {
    const own = await value()
    expect(own).toBeDefined()
    expect(check({ own })).toEqual({ own })
  })

  it('refuses what is of another type, in words of both languages', () => {
    let refused: unknown
    try {
      check({ own: kind === 'text' ? 1 : ['?'] })
    } catch (error) {
      refused = error
    }
    const [fault] = (refused as Refusal).fields
    expect((['zh', 'en'] as const).filter((language) => !known(`invalid.${fault?.rule}`, language))).toEqual([])
    expect(fault?.rule).toBe(KINDS[kind].rules.type)
  })

  it('comes back from a sheet as it went there', async () => {
    const own = await value()
    const cell = cellOf(field, own, { translate: words('en'), offsetMinutes: OFFSET, valueKey: (one) => one })
    const parsed = parseCell(cell as never, { resource, key: 'own', field, language: 'en', offsetMinutes: OFFSET })
    expect(check({ own: 'value' in parsed ? parsed.value : parsed })).toEqual({ own })
  })

  it('comes back from REST as it went there', async () => {
    const { in: read, out } = codecOf(field, OFFSET)
    const own = await value()
    expect(check({ own: read(JSON.parse(JSON.stringify(out(own)))) })).toEqual({ own })
  })
})
