// A peer: the same statements behind Apollo Server, with a schema of nothing but what is asked, without log-in, permissions or a log.
import { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import fastify from 'fastify'
import { openStatements } from './statements.mjs'

const answers = openStatements(process.argv[2])
const typeDefs = `
  scalar DateTime
  type StorageLocation { id: ID! code: String! }
  type Vendor { id: ID! name: String! }
  type SparePart {
    id: ID! code: String! name: String! spec: String unit: String! quantity: Float! sortOrder: Int! status: String! updatedAt: DateTime!
    location: StorageLocation vendor: Vendor
  }
  type SparePartPage { items: [SparePart!]! total: Int }
  input TextFilter { contains: String }
  input SparePartFilter { code: TextFilter }
  input PageInput { no: Int }
  input CreateSparePartInput { code: String! name: String! unit: String! }
  input UpdateSparePartInput { sortOrder: Int! }
  type Query {
    sparePart(id: ID!): SparePart
    spareParts(filter: SparePartFilter, page: PageInput): SparePartPage!
  }
  type Mutation {
    createSparePart(input: CreateSparePartInput!): SparePart!
    updateSparePart(id: ID!, input: UpdateSparePartInput!): SparePart!
  }`
const resolvers = {
  Query: {
    sparePart: (_, args) => answers.byId(args),
    spareParts: (_, { filter, page }) => (filter ? answers.list({ term: filter.code.contains }) : answers.page(page)),
  },
  Mutation: {
    createSparePart: (_, { input }) => answers.create(input),
    updateSparePart: (_, { id, input }) => answers.update({ id, ...input }),
  },
}
const apollo = new ApolloServer({ typeDefs, resolvers })
await apollo.start()
const app = fastify()
app.get('/ready', async () => 'ok')
app.post('/graphql', fastifyApolloHandler(apollo))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
