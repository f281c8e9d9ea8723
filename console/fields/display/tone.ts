import type { FieldMeta, Tone } from '../../kit/gen/resources.ts'

/* Colour never speaks alone: each tone has its own shape in the stylesheet and stands beside the word. */

/** How a value of a field is meant, as its definition says. */
export const toneOf = (field: FieldMeta | undefined, value: unknown): Tone | undefined =>
  typeof value === 'string' ? field?.tones?.[value] : undefined

/** A choice is drawn as a tag when every value of it has a tone; anything else stays a plain word. */
export const isToned = (field: FieldMeta | undefined): boolean =>
  Boolean(field?.values?.length && field.values.every((value) => field.tones?.[value]))
