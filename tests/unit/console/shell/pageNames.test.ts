// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { pageNames } from '../../../../console/kit/session/pageNames.ts'

describe('names of pages about one record', () => {
  it('are kept by address', () => {
    let told = 0
    const leave = pageNames.subscribe(() => told++)
    pageNames.set('/equipment/3', '凹印机 3 号')
    pageNames.set('/equipment/3', '凹印机 3 号')
    expect([pageNames.get(), told]).toEqual([{ '/equipment/3': '凹印机 3 号' }, 1])
    leave()
  })
})
