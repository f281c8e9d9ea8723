import type { FieldMeta } from '../../kit/gen/resources.ts'
import { sha256 } from '../../kit/session/sha256.ts'
import type { Fields } from '../../resource/formValues.ts'

const HASH = '^[0-9a-f]{64}$'

/** What a person types here leaves the browser only as its hash; the definition says so by the shape it accepts. */
export const isHashed = (field: FieldMeta): boolean => Boolean(field.transient) && field.pattern === HASH

export function withHashes(fields: Fields, input: Record<string, unknown>): Record<string, unknown> {
  const secrets = fields.filter(([name, field]) => isHashed(field) && typeof input[name] === 'string')
  return { ...input, ...Object.fromEntries(secrets.map(([name]) => [name, sha256(String(input[name]))])) }
}
