import { Icon } from '../../kit/looks/icons.tsx'
import * as styles from '../display/cells.module.css'
import { asTyped, type FieldKindView, oneOrMany, parsed } from './fieldKind.ts'

/** One of several labelled values. */
export const choice: FieldKindView = {
  width: 92,
  text: (value, { meta, name, words }) => (value == null || value === '' ? '' : words.value(meta.name, name, String(value))),
  isPicked: true,
  toInput: asTyped,
  fromInput: parsed(),
  filter: 'options',
  parseFilter: (text, field) => oneOrMany(text.split(',').filter((part) => part && field.values?.includes(part))),
  options: ({ meta, name, field, words }) => (field.values ?? []).map((value) => [value, words.value(meta.name, name, value)]),
}

/** Yes or no. */
export const flag: FieldKindView = {
  width: 78,
  align: 'center',
  text: (value, { words }) => (value == null || value === '' ? '' : value ? words.yes : words.no),
  render: (value, words) =>
    value ? (
      <span className={styles.yes}>
        <Icon name="tick" size={15} />
        <span className="visually-hidden">{words.yes}</span>
      </span>
    ) : (
      ''
    ),
  toInput: Boolean,
  fromInput: Boolean,
  filter: 'options',
  parseFilter: (text) => (text === 'true' || text === 'false' ? { eq: text === 'true' } : undefined),
  options: ({ words }) => [
    ['true', words.yes],
    ['false', words.no],
  ],
}
