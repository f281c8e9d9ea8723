// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { restoreFocus } from '../../../../console/shell/views/restoreFocus.ts'

beforeAll(restoreFocus)
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div id="root"><main data-slot="main" id="content" tabindex="-1"><table>
    <tr id="first"><td><button id="accept">Accept</button> <button id="edit">Edit</button></td></tr>
    <tr id="second"><td><button id="other">Accept</button></td></tr>
  </table></main></div>`
})
afterEach(() => vi.useRealTimers())
afterAll(() => document.body.replaceChildren())
const element = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id
/** Longer than a dialog takes to give the focus back. */
const later = () => vi.advanceTimersByTimeAsync(200)

it('after a step that took its button away goes to the next button of the same row', async () => {
  element('accept').focus()
  element('accept').remove()
  await later()
  expect(focused()).toBe('edit')
})

it('after a dialog whose row is gone goes to the page, not to the top of the document', async () => {
  element('accept').focus()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.innerHTML = '<button id="save">Save</button>'
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('data-state', 'open')
  element('save').focus()
  element('first').remove()
  await later()
  expect(focused()).toBe('save')
  dialog.remove()
  await later()
  expect(focused()).toBe('other')
})

it('stays where somebody has gone on by then', async () => {
  element('accept').focus()
  element('accept').remove()
  element('other').focus()
  await later()
  expect(focused()).toBe('other')
})
