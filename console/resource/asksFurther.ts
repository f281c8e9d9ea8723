import type { Failure } from '../kit/failure.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'

/** Whether a change of one value was refused because it cannot be made without an answer that only the whole form asks for. */
export const asksFurther = ({ fields }: Pick<ResourceMeta, 'fields'>, name: string, failure: Failure): boolean =>
  failure.fields.some(({ field }) => field !== name && Boolean(fields[field]?.transient))
