import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { AREAS } from '../../../../console/playground/example.ts'
import { EXAMPLES, findIds, variablesOf } from '../../../../console/playground/examples.ts'
import en from '../../../../locales/en/playground.json'
import zh from '../../../../locales/zh/playground.json'
import { areas, registry } from '../../../../server/domain/index.ts'
import { checkDocument } from '../../../../server/graphql/limits.ts'
import { buildApi } from '../../../../server/graphql/schema.ts'

describe("the playground's examples", () => {
  let schema: GraphQLSchema
  beforeAll(async () => {
    schema = (await buildApi(registry)).schema
  })

  it('show something of every area', () => {
    const shown = new Set<string>(EXAMPLES.map((example) => example.area))
    expect(areas.map((area) => area.name).filter((name) => !shown.has(name))).toEqual([])
    expect(AREAS.filter((area) => !shown.has(area))).toEqual([])
  })

  it('speak the language of the page', () => {
    const told = EXAMPLES.map((example) => [example.word, variablesOf(example, 'en')])
    expect(told.filter(([, text]) => /\p{Script=Han}/u.test(text ?? ''))).toEqual([])
  })

  it.each(EXAMPLES.map((example) => [example.word, example] as const))(
    '%s finds its ids in lists that there are',
    async (_word, example) => {
      const queries: string[] = []
      const ids = await findIds(example, async (query) => {
        queries.push(query)
        return { found: { items: [{ id: '7' }] } }
      })
      expect(queries.flatMap((query) => validate(schema, parse(query)).map((fault) => fault.message))).toEqual([])
      expect([...ids.values()].filter((id) => id !== '7')).toEqual([])
    },
  )

  it('keep the question mark where somebody may not look', async () => {
    const example = EXAMPLES.find(({ word }) => word === 'exCreate')
    const ids = example && (await findIds(example, async () => Promise.reject(new Error('FORBIDDEN'))))
    expect(example && ids && variablesOf(example, 'zh', ids)).toContain('"equipmentId": "?"')
  })

  it('have a name in both languages', () => {
    const words = [...EXAMPLES.map((example) => example.word), ...AREAS.map((area) => `area_${area}`)]
    expect(words.filter((word) => !(word in zh.playground) || !(word in en.playground))).toEqual([])
  })

  it.each(EXAMPLES.map((example) => [example.word, example] as const))('%s fits the schema and its limits', (_word, example) => {
    const document = parse(example.query)
    expect(validate(schema, document).map((fault) => fault.message)).toEqual([])
    for (const operation of document.definitions) {
      const alone = { ...document, definitions: [operation] }
      expect(checkDocument(schema, { document: alone, actor: null, maySeeSchema: false }).map((fault) => fault.message)).toEqual([])
    }
  })

  it.each(EXAMPLES.map((example) => [example.word, example] as const))('%s brings variables that fit', (_word, example) => {
    const given = JSON.parse(variablesOf(example) || '{}') as Record<string, unknown>
    const asked = parse(example.query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? ((definition as OperationDefinitionNode).variableDefinitions ?? []) : [],
    )
    const faults: string[] = []
    for (const { variable, type } of asked) {
      const input = typeFromAST(schema, type as never)
      const name = variable.name.value
      if (!isInputType(input)) faults.push(`${name} has no type`)
      else coerceInputValue(given[name], input, (path, _value, error) => faults.push(`${name}.${path.join('.')}: ${error.message}`))
    }
    expect(faults).toEqual([])
    expect(Object.keys(given).filter((name) => !asked.some(({ variable }) => variable.name.value === name))).toEqual([])
  })
})
