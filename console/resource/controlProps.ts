import type { UseFormReturn } from 'react-hook-form'
import type { FieldMeta, ResourceMeta } from '../kit/gen/resources.ts'
import type { Fields, Values } from './formValues.ts'
import type { Row } from './meta.ts'
import type { ResourceWords } from './resourceWords.ts'

export interface FormFieldProps {
  name: string
  field: FieldMeta
  meta: ResourceMeta
  words: ResourceWords
  row?: Row | undefined
  form: UseFormReturn<Values>
  /** All fields of the form, so that one can narrow another. */
  fields?: Fields
}

/** The props of an input: its value by `form`, its label and messages by ids. */
export interface CustomControlProps extends FormFieldProps {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}
