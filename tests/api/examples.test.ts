import { Kind, type OperationDefinitionNode, parse, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES, findIds, variablesOf } from '../../console/playground/examples.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'

/* What the playground offers is run as it is shown: with the ids that it finds, and nothing typed. */
let server: TestApp
let token: string
beforeAll(async () => {
  server = await testApp()
  token = await server.login()
})
afterAll(() => server.close())

/** A password is nothing that could be filled in. */
const NEEDS_PASSWORD = ['exPassword', 'exTwoFactor']
const firstOf = (query: string) =>
  parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode
const runnable = EXAMPLES.filter(({ word, query }) => !NEEDS_PASSWORD.includes(word) && firstOf(query).operation !== 'subscription').map(
  (example) => [example.word, example] as const,
)

describe("the playground's examples", () => {
  it.each(runnable)('%s answers without a fault', async (_word, example) => {
    const ids = await findIds(example, async (query) => {
      const { data, errors } = await server.send(query, { token })
      if (errors) throw new Error(errors[0]?.message)
      return data as never
    })
    const variables = JSON.parse(variablesOf(example, 'en', ids) || '{}') as object
    const { data, errors } = await server.send(print(firstOf(example.query)), { token, variables, language: 'en' })
    expect(errors?.map(({ message }) => message) ?? []).toEqual([])
    expect(data).not.toBeNull()
  })
})
