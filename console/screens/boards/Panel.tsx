import type { ReactNode } from 'react'

export function Panel({ title, note, children, tools }: { title: string; note?: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <section className="card view-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
        <span className="grow" />
        {tools}
      </header>
      {children}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  value: Value
  word: (value: Value) => string
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, values, value, word, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="segments">
      <legend className="sr">{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={label} checked={one === value} onChange={() => onChange(one)} />
          <span>{word(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function Figure({ name, value, tone }: { name: string; value: number | string; tone?: 'danger' | 'good' | undefined }) {
  return (
    <div className="figure-box" data-tone={tone}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  )
}
