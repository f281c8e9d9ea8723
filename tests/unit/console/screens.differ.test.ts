// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../console/kit/gen/resources.ts'
import { loadLanguage } from '../../../console/kit/i18n.ts'
import { filterNames } from '../../../console/resource/list/filterNames.ts'
import type { ListView } from '../../../console/resource/list/useListView.ts'
import { screenOf } from '../../../console/screens/listScreens.ts'

beforeAll(() => loadLanguage('en'))

describe.each(Object.values(resources))('the screen of $name', (meta) => {
  it('states no columns, filters or order that the definition implies', async () => {
    const { spec } = await screenOf(meta.name)
    const { filters, ...others } = spec
    const implied = filterNames({ meta, spec: others } as Pick<ListView, 'meta' | 'spec'>)
    expect(spec.columns).not.toEqual(meta.columns)
    expect(filters).not.toEqual(implied)
    expect(spec.sort).not.toBe(meta.sort)
  })
})
