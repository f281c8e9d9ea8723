import { Input, Textarea } from '@chakra-ui/react'
import type { ComponentType, InputHTMLAttributes } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldKind, ResourceName } from '../../kit/gen/resources.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { serverNow } from '../../kit/words/serverClock.ts'
import { fromInput, isDay, today } from '../../kit/words/time.ts'
import type { CustomControlProps, FormFieldProps } from '../../resource/controlProps.ts'
import { metaOf, refsOf } from '../../resource/meta.ts'
import { inSentence } from '../../resource/words.ts'
import type { Present } from '../choices/useAbsent.ts'
import { numberText } from '../display/numberText.ts'
import { TreePicker } from '../tree/TreePicker.tsx'
import { isHashed } from '../values/secrets.ts'
import type { NarrowedBy } from '../values/useNarrowing.ts'
import { AmountsControl } from './AmountsControl.tsx'
import * as boxStyles from './box.module.css'
import { DateControl } from './DateControl.tsx'
import { FilesControl } from './FilesControl.tsx'
import { LinkPicker } from './LinkPicker.tsx'
import { PasswordControl } from './PasswordControl.tsx'

type Aria = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | (`aria-${string}` & keyof InputHTMLAttributes<HTMLInputElement>)
>

/** A number input that accepts pasted formats and shows the normalized number on blur. */
function NumberBox({ name, field, form, id, placeholder, ...rest }: FormFieldProps & Aria) {
  const aria = Object.fromEntries(Object.entries(rest).filter(([key]) => key.startsWith('aria-')))
  const tidy = (text: string) => {
    const number = numberText(text)
    if (number !== text) form.setValue(name, number, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <Input
      id={id}
      placeholder={placeholder}
      inputMode={field.kind === 'int' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...aria}
      {...form.register(name, { onBlur: (event: { target: { value: string } }) => tidy(event.target.value) })}
    />
  )
}

const DictionaryControl = lazyComponent(() => import('./DictionaryControl.tsx').then((module) => module.DictionaryControl))

const RichTextControl = lazyComponent(() => import('./RichTextControl.tsx').then((module) => module.RichTextControl))

interface ControlProps extends CustomControlProps {
  narrowing: NarrowedBy
}

type InputProps = ControlProps & { aria: Aria; prompt: { placeholder: string } }

function Text({ aria, prompt, ...props }: InputProps) {
  const { name, field, form, words } = props
  if (isHashed(field)) return <PasswordControl {...props} />
  if (field.dictionary)
    return (
      <DictionaryControl wait={<select className={boxStyles.box} data-slot="box" disabled aria-label={words.label(name)} />} {...props} />
    )
  return <Input autoComplete="off" {...prompt} {...aria} {...form.register(name)} />
}
const LongText = ({ aria, prompt, name, form }: InputProps) => <Textarea rows={3} {...prompt} {...aria} {...form.register(name)} />
const RichText = ({ aria: _, prompt: __, ...props }: InputProps) => (
  <RichTextControl wait={<Textarea rows={5} disabled aria-label={props.words.label(props.name)} />} {...props} />
)
const Numeric = ({ aria, prompt, ...props }: InputProps) => <NumberBox {...props} {...aria} {...prompt} />
const Flag = ({ aria, name, form, words }: InputProps) => (
  <label className={boxStyles.tick} data-slot="tick">
    <input type="checkbox" {...aria} {...form.register(name)} />
    {words.label(name)}
  </label>
)
const Linked = ({ aria: _, prompt: __, ...props }: InputProps) => (props.field.accept ? <FilesControl {...props} /> : <Picked {...props} />)
const Amounts = ({ aria: _, prompt: __, ...props }: InputProps) => <AmountsControl {...props} />
const Moment = ({ aria: _, prompt: __, ...props }: InputProps) => <DateControl {...props} />

const INPUTS: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  ...{ text: Text, longText: LongText, richText: RichText },
  ...{ int: Numeric, decimal: Numeric, amounts: Amounts },
  ...{ date: Moment, time: Moment, instant: Moment },
  ...{ choice: Choice, flag: Flag },
  ...{ link: Linked, links: Linked },
}

/** The input of a field, by its kind. */
export function Control(props: ControlProps) {
  const { name, field, id, describedBy, isInvalid } = props
  const { t } = useTranslation()
  const aria = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined, 'aria-required': field.required || undefined }
  const Kind = INPUTS[field.kind]
  return <Kind {...props} aria={aria} prompt={{ placeholder: t('forms.prompt.enter', { name: inSentence(props.words.label(name)) }) }} />
}

function Choice({ name, field, meta, words, form, aria }: InputProps) {
  const { t } = useTranslation()
  return (
    <select className={boxStyles.box} data-slot="box" {...aria} {...form.register(name)}>
      <option value="">{t('screens.form.choose')}</option>
      {(field.values ?? [])
        .filter((value) => !field.internal?.includes(value))
        .map((value) => (
          <option key={value} value={value}>
            {words.value(meta.name, name, value)}
          </option>
        ))}
    </select>
  )
}

/** For when and for which trade people are chosen. */
function usePresent(props: ControlProps): Present | undefined {
  const day = useDayOf(props)
  const trade = useTrade(props)
  return day && { ...day, ...trade }
}

/** By what the trade of the work is known, as the form or else the record says: the first of its fields that is filled. */
function useTrade({ name, field, form, row, meta }: ControlProps): Pick<Present, 'machineId' | 'trade'> | undefined {
  const keys = field.present?.trade ?? []
  const entered: unknown[] = useWatch({ control: form.control, name: keys.length ? [...keys] : [name] })
  for (const [nth, key] of keys.entries()) {
    const known = meta.fields[key]
    const isLink = known?.kind === 'link'
    // Rows of lists have the record that is linked, without its key.
    const stored = isLink ? row && refsOf(row, known)[0]?.id : row?.[key]
    const value = entered[nth] || stored
    if (value) return isLink ? { machineId: String(value) } : { trade: String(value) }
  }
  return undefined
}

/** The day or moment for which people are chosen: that of the form, else that of the record; now by default and for work in progress. */
function useDayOf({ name, field, form, row }: ControlProps): Present | undefined {
  const key = field.present?.day
  const entered: unknown = useWatch({ control: form.control, name: key ?? name })
  if (!field.present || !key) return field.present && {}
  if (typeof entered === 'string' && isDay(entered.slice(0, 10))) return isDay(entered) ? { day: entered } : { at: fromInput(entered) }
  const stored = row?.[key]
  if (typeof stored !== 'string') return {}
  return isDay(stored) ? { day: stored > today() ? stored : today() } : { at: Date.parse(stored) > serverNow() ? stored : undefined }
}

function Picked(props: ControlProps) {
  const { name, field, form, row, narrowing, words, meta } = props
  const { t } = useTranslation()
  const present = usePresent(props)
  const { anyRow, anyRowOf } = field
  const kind: unknown = useWatch({ control: form.control, name: anyRowOf?.field ?? name })
  const isAny = Boolean(anyRow) || (anyRowOf?.values.includes(String(kind)) ?? false)
  if (!field.target) return null
  const isMany = field.kind === 'links'
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: input }) => {
        if (field.target && !isMany && metaOf(field.target).tree)
          return (
            <TreePicker
              target={field.target}
              id={String(input.value ?? '')}
              without={field.target === meta.name ? row?.id : undefined}
              label={words.label(name)}
              inputRef={input.ref}
              onBlur={input.onBlur}
              onChange={input.onChange}
            />
          )
        const ids = Array.isArray(input.value) ? input.value : input.value ? [String(input.value)] : []
        return (
          <LinkPicker
            target={field.target as ResourceName}
            ids={ids}
            isMany={isMany}
            known={row ? refsOf(row, field) : []}
            label={words.label(name)}
            {...narrowing.picker}
            isAny={isAny}
            only={field.offered}
            present={present}
            hasRecent
            prompt={t('forms.prompt.choose', { name: inSentence(words.label(name)) })}
            inputRef={input.ref}
            onBlur={input.onBlur}
            onChange={(next) => input.onChange(isMany ? next : (next[0] ?? ''))}
          />
        )
      }}
    />
  )
}
