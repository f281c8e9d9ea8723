// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import '../../../console/kit/lazyDressed.ts'

const linked = (rel: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel }))

describe('what comes with a part of a page', () => {
  it('is asked for again when it is a style that did not arrive: its element would say that it is there', () => {
    const [lost, arrived, hint] = [linked('stylesheet'), linked('stylesheet'), linked('modulepreload')]
    for (const link of [lost, hint]) link.dispatchEvent(new Event('error'))
    expect([lost, arrived, hint].map(({ isConnected }) => isConnected)).toEqual([false, true, true])
  })
})
