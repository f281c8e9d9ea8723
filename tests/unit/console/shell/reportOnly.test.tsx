// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Me, MeContext } from '../../../../console/kit/session/me.ts'
import { started } from '../../../../console/resource/quickCreate.ts'
import type { Command } from '../../../../console/shell/palette/command.ts'
import { useAdditions } from '../../../../console/shell/palette/useActions.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('fetch', () => new Promise(() => {}))
afterEach(() => started.set(null))

/** What the palette offers to add to somebody who holds these tags and has no menus. */
function additionsOf(permissions: string[]): readonly Command[] {
  let told: readonly Command[] = []
  function Probe() {
    told = useAdditions()
    return null
  }
  const me = { permissions, menus: [], worksEverywhere: false } as unknown as Me
  const root = mountedRoot(document.createElement('div'))
  act(() =>
    root.render(
      <MeContext value={me}>
        <MemoryRouter>
          <Probe />
        </MemoryRouter>
      </MeContext>,
    ),
  )
  act(() => root.unmount())
  return told
}

describe('somebody who may report faults and see no list of them', () => {
  it('does so from the palette, which asks which machine is faulty', () => {
    const [report, ...others] = additionsOf(['repair:report:add'])
    expect([report?.name, others]).toEqual(['do:report', []])
    report?.perform()
    expect(started.get()).toBe('report')
  })

  it('is offered nothing without the tag', () => {
    expect(additionsOf(['repair:report:list'])).toEqual([])
  })
})
