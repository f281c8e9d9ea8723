// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { lendPopovers } from '../../../console/kit/popover.ts'

const lent = vi.hoisted(() => ({ apply: vi.fn() }))
vi.mock('@oddbird/popover-polyfill/fn', () => lent)
afterEach(() => lent.apply.mockClear())

it('lends popovers to a browser that has none, below our own styles, and leaves the others alone', async () => {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  try {
    await lendPopovers()
    expect(lent.apply.mock.calls).toEqual([[{ layerName: 'reset.lent' }]])
    Object.defineProperty(HTMLElement.prototype, 'popover', own ?? { value: null, configurable: true })
    await lendPopovers()
    expect(lent.apply).toHaveBeenCalledTimes(1)
  } finally {
    if (!own) Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  }
})
