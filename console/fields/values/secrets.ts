import type { FieldMeta } from '../../kit/gen/resources.ts'
import { sha256 } from '../../kit/session/sha256.ts'
import type { Fields } from '../../resource/formValues.ts'

const HASH = '^[0-9a-f]{64}$'

/** Whether the browser sends only the hash of the typed value, which the definition expresses by its pattern. */
export const isHashed = (field: FieldMeta): boolean => Boolean(field.transient) && field.pattern === HASH

/** The input with secret values replaced by their hashes. */
export function withHashes(fields: Fields, input: Record<string, unknown>): Record<string, unknown> {
  const secrets = fields.filter(([name, field]) => isHashed(field) && typeof input[name] === 'string')
  return { ...input, ...Object.fromEntries(secrets.map(([name]) => [name, sha256(String(input[name]))])) }
}
