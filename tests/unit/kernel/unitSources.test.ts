import { describe, expect, it } from 'vitest'
import { decimal, defineResource, joinAreas, link, text } from '../../../server/kernel/index.ts'

const tool = defineResource('tool', {
  permission: 'hall:tool',
  title: 'name',
  publicFields: ['unit'],
  fields: { name: text({ required: true }), unit: text(), secret: text({ secret: true }), hidden: text() },
})
const join = (unitField: string | readonly string[], sums: readonly string[] = []) => {
  const use = defineResource('use', {
    permission: 'hall:use',
    title: 'name',
    sums: [...sums],
    fields: { name: text({ required: true }), toolId: link('tool'), unit: text(), amount: decimal({ unitField }) },
  })
  return () => joinAreas([{ name: 'hall', icon: 'list', resources: [tool, use] }])
}

describe('the unit of a number', () => {
  it.each(['unit', 'toolId.unit', ['toolId.unit', 'unit']].map((one) => [one]))('may stand in %s', (unitField) => {
    expect(join(unitField)).not.toThrow()
  })
  it.each([
    ['toolId', /use.amount: no text toolId with the unit/],
    ['gone', /use.amount: no text gone with the unit/],
    ['toolId.gone', /use.amount: toolId leads to no public text gone with the unit/],
    ['toolId.hidden', /use.amount: toolId leads to no public text hidden/],
    ['name.unit', /use.amount: name leads to no public text unit/],
  ])('does not stand in %s', (unitField, sentence) => expect(join(unitField)).toThrow(sentence))

  it('keeps a list from adding the number up without it', () => {
    expect(join('unit', ['amount'])).toThrow(/use.amount: its units do not add up/)
  })
})
