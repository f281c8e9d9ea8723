import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { AnySpec, Screen } from '../../resource/defineScreen.ts'
import { metaOf } from '../../resource/meta.ts'
import { ValueSwitch } from './ValueSwitch.tsx'

/** A cell with a switch for each `switched` field; 'asking' ones confirm with the text `<resource>.switchOff`. */
const switchCells = ({ name: of, fields }: ResourceMeta, { savedNote }: AnySpec): NonNullable<AnySpec['cells']> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { switched }]) => {
      const question = switched === 'asking' ? { question: `${of}.switchOff` } : {}
      return switched ? [[field, (value, row) => <ValueSwitch {...{ of, field, row, value, savedNote, ...question }} />]] : []
    }),
  )

/** Adds switches to a screen for fields that definitions declare as such, unless the screen renders them itself. */
export const withSwitches = ({ name, spec }: Screen): Screen => ({
  name,
  spec: { ...spec, cells: { ...switchCells(metaOf(name), spec), ...spec.cells } },
})
