// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Trust } from '../../../bigscreen/pairing/Trust.tsx'
import { mountedRoot } from '../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})
async function shown(answer: () => Promise<Response>) {
  globalThis.fetch = answer
  const place = document.createElement('div')
  const root = mountedRoot(place)
  await act(async () => root.render(<Trust translate={(key, params) => `${key} ${params?.['fingerprint'] ?? ''}`} />))
  const said = [place.querySelector('img')?.getAttribute('src') ?? null, place.textContent]
  await act(async () => root.unmount())
  return said
}

it('an unpaired screen shows phones the code by which they learn to trust the server, where they need one', async () => {
  const told = { address: 'https://a:1', trust: 'http://a:1/trust', fingerprint: 'AB:CD' }
  expect(await shown(async () => Response.json(told))).toEqual(['/trust/code.svg', expect.stringContaining('AB:\u200bCD')])
  const without = [async () => Response.json({ ...told, fingerprint: null }), async () => new Response('', { status: 404 }), fetch]
  for (const answer of without) expect(await shown(answer as () => Promise<Response>)).toEqual([null, ''])
})
