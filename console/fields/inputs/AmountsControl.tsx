import { Input } from '@chakra-ui/react'
import { Controller, type ControllerRenderProps } from 'react-hook-form'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import * as formPartsStyles from '../../resource/dialogs/FormParts.module.css'
import type { Values } from '../../resource/formValues.ts'
import { type Ref, refsOf } from '../../resource/meta.ts'
import { useTitles } from '../choices/useChoices.ts'
import { amountTexts, numberText, withAmount, withRows } from '../display/numberText.ts'
import { LinkPicker } from './LinkPicker.tsx'

type FieldInput = ControllerRenderProps<Values, string>
interface AmountRowsProps extends CustomControlProps {
  rows: readonly Ref[]
  input: FieldInput
  write: (id: string, text: string) => void
  /** Whether the field consists of these boxes only, so that its label and messages refer to the first one. */
  isWhole?: boolean
}

function AmountRows({ name, field, id, describedBy, isInvalid, words, rows, input, write, isWhole = false }: AmountRowsProps) {
  const texts = amountTexts(input.value)
  return (
    <ul className={formPartsStyles.amounts}>
      {rows.map((one, at) => (
        <li key={one.id} className="stack">
          <label className="clip" htmlFor={at || !isWhole ? `${id}${one.id}` : id}>
            {one.title}
          </label>
          <Input
            id={at || !isWhole ? `${id}${one.id}` : id}
            aria-label={`${words.label(name)} · ${one.title}`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            aria-required={field.required || undefined}
            inputMode="decimal"
            autoComplete="off"
            value={texts.get(one.id) ?? ''}
            {...(isWhole && at === 0 && { ref: input.ref })}
            onChange={(event) => write(one.id, event.target.value)}
            onBlur={(event) => {
              write(one.id, numberText(event.target.value))
              input.onBlur()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** A number for each row that the record names. */
function NamedAmounts({ input, ...props }: CustomControlProps & { input: FieldInput }) {
  const rows = props.row ? refsOf(props.row, props.field) : []
  const write = (one: string, text: string) => input.onChange(withAmount(input.value, one, text))
  return <AmountRows {...props} rows={rows} input={input} write={write} isWhole />
}

/** A number for each row that the user chooses, 1 by default. */
function ChosenAmounts({ input, ...props }: CustomControlProps & { input: FieldInput }) {
  const target = props.field.target as ResourceName
  const texts = amountTexts(input.value)
  const ids = [...texts.keys()]
  const rows = useTitles(target, ids, [])
  const choose = (next: readonly string[]) => input.onChange(withRows(input.value, next))
  // A box that is temporarily empty while typing stays among the chosen rows.
  const write = (one: string, text: string) => input.onChange([...new Map(texts).set(one, text)].map(([key, value]) => `${key}=${value}`))
  return (
    <>
      <LinkPicker
        target={target}
        ids={ids}
        isMany
        label={props.words.label(props.name)}
        hasRecent
        inputRef={input.ref}
        onBlur={input.onBlur}
        onChange={choose}
      />
      {rows.length > 0 && <AmountRows {...props} rows={rows} input={input} write={write} />}
    </>
  )
}

/** The input of amounts, for given or chosen rows. */
export function AmountsControl(props: CustomControlProps) {
  const Drawn = props.field.of ? NamedAmounts : ChosenAmounts
  return <Controller control={props.form.control} name={props.name} render={({ field: input }) => <Drawn {...props} input={input} />} />
}
