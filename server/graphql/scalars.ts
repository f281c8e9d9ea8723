import 'reflect-metadata'
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'

function scalar<T>(name: string, description: string, spec: { serialize(v: unknown): string; parse(v: string): T | undefined }) {
  // Of a value in the document, the place is told: what points nowhere is taken for a document that is too large to be checked.
  const parse = (v: unknown, node?: ValueNode) => {
    const parsed = typeof v === 'string' ? spec.parse(v) : undefined
    if (parsed !== undefined) return parsed
    const message = `${name} cannot represent ${JSON.stringify(v)?.slice(0, 60)}`
    throw new GraphQLError(message, { ...(node && { nodes: node }), extensions: { code: 'BAD_USER_INPUT' } })
  }
  return new GraphQLScalarType<T, string>({
    name,
    description,
    serialize: spec.serialize,
    parseValue: (v) => parse(v),
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null, node),
  })
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/
const DAY = /^\d{4}-\d\d-\d\d$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const valid = (d: Date) => (Number.isNaN(d.getTime()) ? undefined : d)

export const GraphQLMoment = scalar('DateTime', 'A moment in ISO 8601 with its offset, such as 2026-11-21T08:30:00Z.', {
  serialize: (v) => (v instanceof Date ? v.toISOString() : String(v)),
  parse: (s) => (MOMENT.test(s) ? valid(new Date(s)) : undefined),
})
export const GraphQLDay = scalar('Date', 'A calendar day, YYYY-MM-DD.', {
  serialize: String,
  parse: (s) =>
    DAY.test(s) &&
    valid(new Date(`${s}T00:00:00Z`))
      ?.toISOString()
      .startsWith(s)
      ? s
      : undefined,
})
export const GraphQLClock = scalar('Time', 'A time of day, HH:mm.', { serialize: String, parse: (s) => (CLOCK.test(s) ? s : undefined) })
