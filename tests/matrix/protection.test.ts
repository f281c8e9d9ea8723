import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { root } from '../../server/platform/paths.ts'
import { vocabularyOf } from '../../server/requestLog/vocabulary.ts'

const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const fields = registry.resources.flatMap((resource) =>
  Object.entries(resource.fields).map(([key, { options }]) => ({ resource, key, options, name: `${resource.name}.${key}` })),
)
/** What says of a person who they are, or how to reach them. */
const PERSONAL = /^(?:email|mobile|phone|gender|birth\w*|idNumber|address)$/
const personal = fields.filter(({ key }) => PERSONAL.test(key))
const secret = fields.filter(({ options }) => options.secret)
const treatment = vocabularyOf(registry)

describe('data that is secret', () => {
  it('is in no answer of the interface', () => {
    const schema = buildSchema(read('schema.graphql'))
    const answers = secret.filter(({ resource, key }) => {
      const type = schema.getType(resource.name.replace(/^./, (first) => first.toUpperCase()))
      return isObjectType(type) && type.getFields()[key]
    })
    expect([secret.length > 40, answers.map(({ name }) => name)]).toEqual([true, []])
  })
  it('is masked in the request log', () => {
    expect(secret.filter(({ key }) => treatment(key) === 'keep').map(({ name }) => name)).toEqual([])
  })
})

describe('data that is personal', () => {
  it('is named in SECURITY.md, field by field', () => {
    const [, named = ''] = /^Personal by themselves: (.+)$/m.exec(read('SECURITY.md')) ?? []
    expect([...named.matchAll(/`([\w.]+)`/g)].map(([, name]) => name)).toEqual(personal.map(({ name }) => name).sort())
  })
  it('that reaches a person is masked in the request log', () => {
    expect(personal.filter(({ key }) => key !== 'gender' && treatment(key) === 'keep').map(({ name }) => name)).toEqual([])
  })
})
