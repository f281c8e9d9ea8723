import type { FieldMeta } from '../kit/gen/resources.ts'

export type Value = string | boolean | string[]

export type Values = Record<string, Value>

export type Fields = readonly (readonly [string, FieldMeta])[]
