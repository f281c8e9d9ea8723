import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shiftNotice } from '../../../server/domain/handover/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { operations, type RowOf, systemActor } from '../../../server/kernel/index.ts'
import { makePlant, person, unique } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let at: Awaited<ReturnType<typeof testStore>>
let plantId = 0
beforeAll(async () => {
  at = await testStore()
  plantId = (await makePlant(at.store)).id
})
afterAll(() => at.close())

const made = async (notice: string) => {
  const input = { date: '2026-11-18', title: `T${unique()}`, notice }
  const row = await operations(at.store, registry).create(person(plantId, ['*:*:*']), shiftNotice, input)
  return row as unknown as RowOf<typeof shiftNotice>
}
const kept = async (notice: string) => (await made(notice)).notice

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

  it.each([
    ['<p>三号机 <strong>停机</strong><br />二</p>', '<p>三号机 <strong>停机</strong><br />二</p>'],
    ['<a href="https://a.cn/1?x=1&amp;y=2">y</a> <a>x</a>', '<a href="https://a.cn/1?x=1&amp;y=2">y</a> <a>x</a>'],
    ['<a href="/repair/work">y</a>', '<a href="/repair/work">y</a>'],
    ['a &lt; b', 'a &lt; b'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['<p onclick="a()">x</p>', '<p>&lt;p onclick="a()"&gt;x&lt;/p&gt;</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>&lt;a href="javascript:alert(1)"&gt;x&lt;/a&gt;</p>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<p>&lt;a href="&amp;#106;avascript&amp;colon;alert(1)"&gt;x&lt;/a&gt;</p>'],
    ['<a href="//evil.cn">x</a>', '<p>&lt;a href="//evil.cn"&gt;x&lt;/a&gt;</p>'],
    ['<<p>script>alert(1)<</p>/script>', '<p>&lt;&lt;p&gt;script&gt;alert(1)&lt;&lt;/p&gt;/script&gt;</p>'],
    ['<a href="https://a.cn" onmouseover="b()">y</a>', '<p>&lt;a href="https://a.cn" onmouseover="b()"&gt;y&lt;/a&gt;</p>'],
  ])('%s that was written past the program is shown as %s', async (stored, shown) => {
    const { id } = await made('<p>x</p>')
    await at.store.write(systemActor(plantId), ({ read: { db, table } }) =>
      db
        .update(table(shiftNotice))
        .set({ notice: sql`${stored}` })
        .where(eq(table(shiftNotice).id, id)),
    )
    const read = at.store.read(systemActor(plantId))
    const [found] = await read.of(shiftNotice).find({ id })
    const listed = await operations(at.store, registry).list(person(plantId, ['*:*:*']), shiftNotice, { page: { size: 200 } })
    const [selected] = await read.db
      .select({ notice: read.table(shiftNotice).notice })
      .from(read.table(shiftNotice))
      .where(eq(read.table(shiftNotice).id, id))
    expect([found?.notice, selected?.notice]).toEqual([shown, shown])
    expect(listed.items.find((one) => one.id === id)?.notice).toBe(shown)
  })
})
