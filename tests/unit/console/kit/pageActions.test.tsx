// @vitest-environment happy-dom
import { Activity, act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Action } from '../../../../console/kit/overlays/action.ts'
import { pageActions, usePageActions } from '../../../../console/kit/overlays/pageActions.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const actionOf = (name: string, refusal?: Action['refusal']): Action => ({ name, label: name, refusal, perform: () => undefined })
const LIST = [actionOf('export'), actionOf('import')]
const RECORD = [actionOf('accept'), actionOf('complete', { reason: 'a repair is open' })]

function Offer({ actions, subject }: { actions: readonly Action[]; subject: string }) {
  usePageActions(actions, subject)
  return null
}
const offered = () => pageActions().map(({ name, subject }) => `${name} ${subject}`)

it('offers what is possible on the page in front, of a record on it first, and nothing of a page that is hidden or gone', async () => {
  const root = mountedRoot(document.createElement('div'))
  const draw = (isHidden: boolean, hasRecord: boolean) =>
    act(async () =>
      root.render(
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <Offer actions={LIST} subject="Fault reports" />
          {hasRecord && <Offer actions={RECORD} subject="BX7" />}
        </Activity>,
      ),
    )
  await draw(false, false)
  expect(offered()).toEqual(['export Fault reports', 'import Fault reports'])
  await draw(false, true)
  expect(offered()).toEqual(['accept BX7', 'export Fault reports', 'import Fault reports'])
  await draw(true, true)
  expect(offered()).toEqual([])
  await draw(false, false)
  expect(offered()).toEqual(['export Fault reports', 'import Fault reports'])
  await act(async () => root.unmount())
  expect(offered()).toEqual([])
})
