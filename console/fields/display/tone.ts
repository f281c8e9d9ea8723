import type { FieldMeta, Tone } from '../../kit/gen/resources.ts'

/* Color is never the only signal: each tone also has a shape in the style sheet and is next to the text. */

/** The tone of a value according to its definition; undefined when it has none. */
export const toneOf = (field: FieldMeta | undefined, value: unknown): Tone | undefined =>
  typeof value === 'string' ? field?.tones?.[value] : undefined

/** Whether all values of a choice have a tone, so that it is rendered as a tag. */
export const isToned = (field: FieldMeta | undefined): boolean =>
  Boolean(field?.values?.length && field.values.every((value) => field.tones?.[value]))
