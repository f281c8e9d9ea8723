// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { lendPopovers } from '../../../../console/kit/overlays/popover.ts'

it('lends popovers to a browser that has none, below our own styles, and leaves the others alone', async () => {
  const apply = vi.fn()
  const lend = () => lendPopovers(async () => ({ apply }))
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  try {
    await lend()
    expect(apply.mock.calls).toEqual([[{ layerName: 'reset.lent' }]])
    Object.defineProperty(HTMLElement.prototype, 'popover', own ?? { value: null, configurable: true })
    await lend()
    expect(apply).toHaveBeenCalledTimes(1)
  } finally {
    if (!own) Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  }
})
