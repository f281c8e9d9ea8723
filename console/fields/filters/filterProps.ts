import type { FieldMeta } from '../../kit/gen/resources.ts'

export interface FilterProps {
  name: string
  title: string
  field: FieldMeta
  value: string
  set: (value: string) => void
}
