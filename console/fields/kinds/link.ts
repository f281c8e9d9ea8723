import type { FieldMeta } from '../../kit/gen/resources.ts'
import { isUnfilled } from '../../resource/address.ts'
import { refOf, refsOf } from '../../resource/meta.ts'
import { joinNames } from '../display/textWidth.ts'
import { asTyped, type FieldKindView, oneOrMany, parsed } from './fieldKind.ts'
import { isRelativeLink } from './relative.ts'

const byIds = (text: string, field: FieldMeta) =>
  isRelativeLink(field, text) ? { relative: text } : oneOrMany(text.split(',').filter((part) => /^[1-9]\d*$/.test(part)))

/** One other record. */
export const link: FieldKindView = {
  width: 132,
  isCut: true,
  isPicked: true,
  text: (value, { field, row }) => refOf(row, field)?.title ?? (value == null ? '' : `#${String(value)}`),
  toInput: asTyped,
  fromInput: parsed(),
  filter: 'links',
  parseFilter: (text, field) => (isUnfilled(text) ? { eq: null } : byIds(text, field)),
}

/** Several other records. */
export const links: FieldKindView = {
  isCut: true,
  isWide: true,
  isPicked: true,
  text: (_, { field, row }) => joinNames(refsOf(row, field).map((ref) => ref.title)),
  toInput: (value) => (Array.isArray(value) ? value.map(String) : []),
  fromInput: (value) => (Array.isArray(value) ? value : []),
  filter: 'links',
  parseFilter: byIds,
}
