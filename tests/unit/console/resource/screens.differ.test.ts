// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { formFields } from '../../../../console/form/RecordDialog.tsx'
import { resources } from '../../../../console/kit/gen/resources.ts'
import { loadLanguage } from '../../../../console/kit/words/i18n.ts'
import type { ListController } from '../../../../console/list/controller/listController.ts'
import { filterNames } from '../../../../console/list/filters/filterNames.ts'
import type { AnySpec } from '../../../../console/resource/defineScreen.ts'
import { screenOf } from '../../../../console/screens/listScreens.ts'

beforeAll(() => loadLanguage('en'))

describe.each(Object.values(resources))('the screen of $name', (meta) => {
  it('states no columns, order or form that the definition implies', async () => {
    const { spec } = await screenOf(meta.name)
    expect(spec.columns).not.toEqual(meta.columns)
    expect(spec.sort).not.toBe(meta.sort)
    const { form, ...others } = spec
    const asked = (said: AnySpec) => [true, false].map((isNew) => formFields(meta, said, isNew).map(([name]) => name))
    if (form) expect(asked(spec)).not.toEqual(asked(others))
  })

  it('has filters in its definition only where its columns imply others', () => {
    const { filters, ...others } = meta
    expect(filters).not.toEqual(filterNames({ meta: others, spec: {} } as Pick<ListController, 'meta' | 'spec'>))
  })
})
