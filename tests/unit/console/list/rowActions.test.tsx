// @vitest-environment happy-dom
import { print } from 'graphql'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { RowActions } from '../../../../console/list/table/RowActions.tsx'
import { isOpen, isRefused, type RowMenuTarget, rowActions } from '../../../../console/resource/actions.ts'
import { metaOf, type Row } from '../../../../console/resource/meta.ts'
import { shownDocument, stepDocument, summedDocument } from '../../../../console/resource/operations/documents.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const meta = metaOf('reportLog')
const words = {
  action: (name: string) => name,
  openRecord: (resource: string) => `open ${resource}`,
  more: 'more',
}

/** What a row offers: the links and buttons in it, and what stands behind its dots. */
async function offered(row: Row, paths: Record<string, string> = { repairLog: '/repairs' }) {
  let menu: RowMenuTarget | null = null
  const list = {
    meta,
    words,
    openMenu: (next: RowMenuTarget | null) => {
      menu = next
    },
    actions: (one: Row) => rowActions({ meta, spec: {}, words, can: () => true, start: () => undefined }, one),
    pathOf: (name: string) => paths[name],
  }
  const host = document.createElement('div')
  const root = mountedRoot(host)
  await act(async () => root.render(<RowActions row={row} list={list as never} />))
  const shown = [...host.querySelectorAll('a, button:not([aria-haspopup])')].map((one) => one.getAttribute('href') ?? one.textContent)
  host.querySelector<HTMLButtonElement>('[aria-haspopup]')?.click()
  await act(async () => root.unmount())
  const behind = (menu as RowMenuTarget | null)?.actions ?? []
  const reasons = behind.filter(isRefused).map(({ name, refusal, blocker }) => ({ step: name, message: refusal?.reason, record: blocker }))
  return { shown, hidden: behind.filter(isOpen).map(({ name }) => name), refused: reasons }
}
const inRepair = { id: '7', title: 'BX7', actions: ['markUsable', 'complete', 'correct', 'void'] }
const waits = (step: string, record: object | null = { resource: 'repairLog', id: '31' }) => ({ step, message: 'WX31 is open', record })

it('a report in repair offers its repair instead of a step that would be refused', async () => {
  const refused = [waits('complete'), waits('markUsable')]
  expect(await offered({ ...inRepair, blocked: refused })).toEqual({ shown: ['/repairs?open=31'], hidden: ['correct', 'void'], refused })
})

it('and where nobody may open the repair, the reason', async () => {
  const refused = [waits('complete'), waits('markUsable')]
  expect(await offered({ ...inRepair, blocked: refused }, {})).toEqual({ shown: [], hidden: ['correct', 'void'], refused })
  const nameless = [waits('complete', null)]
  expect(await offered({ ...inRepair, actions: ['complete'], blocked: nameless })).toEqual({ shown: [], hidden: [], refused: nameless })
})

it('offers the step itself as soon as it is possible', async () => {
  expect(await offered({ ...inRepair, blocked: [] })).toEqual({
    shown: ['complete'],
    hidden: ['markUsable', 'correct', 'void'],
    refused: [],
  })
})

it('lists, boards and answers of steps ask which steps would be refused, where any may be', () => {
  const complaints = metaOf('complaint')
  const asking = [shownDocument(meta), stepDocument(meta, 'accept'), shownDocument(complaints), summedDocument(complaints)]
  for (const document of asking) expect(print(document)).toContain('blocked(corrections: false)')
  expect(print(shownDocument(metaOf('rollerRepair')))).not.toContain('blocked')
})
