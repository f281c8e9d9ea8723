import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shiftNotice } from '../../../server/domain/handover/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { operations, type RowOf } from '../../../server/kernel/index.ts'
import { makePlant, person, unique } from '../../support/factories.ts'
import { testStore } from '../../support/store.ts'

let at: Awaited<ReturnType<typeof testStore>>
let plantId = 0
beforeAll(async () => {
  at = await testStore()
  plantId = (await makePlant(at.store)).id
})
afterAll(() => at.close())

const kept = async (notice: string) => {
  const input = { date: '2026-11-18', title: `T${unique()}`, notice }
  const row = await operations(at.store, registry).create(person(plantId, ['*:*:*']), shiftNotice, input)
  return (row as unknown as RowOf<typeof shiftNotice>).notice
}

describe('a formatted text', () => {
  it.each([
    ['<p>三号机 <strong>停机</strong></p>', '<p>三号机 <strong>停机</strong></p>'],
    ['<p onclick="a()">x<script>alert(1)</script></p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)><b>fett</b>', '<strong>fett</strong>'],
    ['<a href="javascript:alert(1)">x</a> <a href="https://a.cn/1" onclick="b()">y</a>', '<a>x</a> <a href="https://a.cn/1">y</a>'],
    ['<svg><script>alert(1)</script></svg><h1>大</h1><div>行</div>', '<h3>大</h3><p>行</p>'],
    ['<iframe src="//evil"></iframe><style>*{display:none}</style>', null],
    ['第一行 < 5\n第二行', '<p>第一行 &lt; 5</p><p>第二行</p>'],
  ])('%s is kept as %s', async (given, clean) => {
    expect(await kept(given)).toBe(clean)
  })

  it('is refused, with the limit, when it is longer than anybody reads', async () => {
    await expect(kept(`<p>${'x'.repeat(1_000_000)}</p>`)).rejects.toMatchObject({
      fields: [{ field: 'notice', rule: 'tooLong', params: { max: 20_000 } }],
    })
  })
})
