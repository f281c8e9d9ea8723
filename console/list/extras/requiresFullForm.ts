import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { Failure } from '../../kit/network/failure.ts'

/** Whether a change of one value was refused because it cannot be made without an answer that only the whole form asks for. */
export const requiresFullForm = ({ fields }: Pick<ResourceMeta, 'fields'>, name: string, failure: Failure): boolean =>
  failure.fields.some(({ field }) => field !== name && Boolean(fields[field]?.transient))
