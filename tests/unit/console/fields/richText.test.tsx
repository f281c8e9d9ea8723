// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { plainText } from '../../../../console/fields/display/plainText.ts'
import { RichText } from '../../../../console/fields/display/richText.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
async function drawn(html: string) {
  const place = document.createElement('div')
  await act(async () => mountedRoot(place).render(<RichText html={html} />))
  return place.firstElementChild?.innerHTML
}

it.each([
  ['<p>a <strong>b</strong></p><ul><li>c</li></ul>', '<p>a <strong>b</strong></p><ul><li>c</li></ul>'],
  ['<p onclick="x()" class="y">a</p>', '<p>a</p>'],
  ['<img src="x" onerror="y()"><section>b</section>', 'b'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="https://a.cn">a</a>', '<a href="https://a.cn" target="_blank" rel="noreferrer noopener">a</a>'],
])('draws %s without what could run, however it got into the base', async (html, shown) => {
  expect(await drawn(html)).toBe(shown)
})

it('reads as lines where there is no room for more', () => {
  expect(plainText('<h3>夜班</h3><p>一 &lt; 二<br>三</p>')).toBe('夜班\n一 < 二\n三')
})
