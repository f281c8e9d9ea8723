import type { Fields } from '../../resource/formValues.ts'
import type { RecordForm } from './useRecordForm.ts'

const isMissing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** The first field that must be filled in and is empty: what is left to somebody who accepts all defaults. */
export function firstMissing(fields: Fields, { form, isFieldVisible }: RecordForm): string | undefined {
  const values = form.getValues()
  return fields.find(([name, field]) => field.required && isFieldVisible(name, values) && isMissing(values[name]))?.[0]
}
