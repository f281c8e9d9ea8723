import type { GraphQLNamedOutputType, GraphQLSchema } from 'graphql'
import { selectionOf } from '../samples/selection.ts'
import type { Answer } from '../servers/app.ts'
import { type GraphqlList, listsOf } from './graphqlOperations.ts'
import type { Row } from './knownRows.ts'

/** Rows of each type: as many as offer all steps, few enough to be read fast. */
const ROWS = 60
type Send = (query: string) => Promise<Pick<Answer, 'data' | 'errors'>>

/** Lists what a base holds of every type, with the plain fields of each. */
export async function graphqlRows(schema: GraphQLSchema, send: Send): Promise<Map<string, readonly Row[]>> {
  async function rowsOf({ name, type }: GraphqlList): Promise<[string, readonly Row[]]> {
    const selection = selectionOf(schema.getType(type) as GraphQLNamedOutputType, 1)
    const { data, errors } = await send(`{ ${name}(page: { size: ${ROWS} }) { items ${selection} } }`)
    if (errors) throw new Error(`${name}: ${errors[0]?.message}`)
    return [type, (data as Record<string, { items: Row[] }>)[name]?.items ?? []]
  }
  const found = new Map<string, readonly Row[]>()
  for (const list of listsOf(schema)) found.set(...(await rowsOf(list)))
  return found
}
