import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { Failure } from '../../kit/network/failure.ts'

/** Whether the server refused an inline change because it requires a field that only the full form has. */
export const requiresFullForm = ({ fields }: Pick<ResourceMeta, 'fields'>, name: string, failure: Failure): boolean =>
  failure.fields.some(({ field }) => field !== name && Boolean(fields[field]?.transient))
