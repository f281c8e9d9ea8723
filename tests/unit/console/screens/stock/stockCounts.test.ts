import { CombinedGraphQLErrors } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { type Count, createCounts, stuck, waiting } from '../../../../../console/screens/stock/count/counts.ts'
import { sendCounts } from '../../../../../console/screens/stock/count/sendCounts.ts'
import { isAt, mergedLines } from '../../../../../console/screens/stock/count/useCountRoute.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const count = (lineId: string, more: Partial<Count> = {}): Count => ({
  ...{ lineId, title: `line ${lineId}`, counted: 5, countedAt: `2026-11-23T08:00:0${lineId}.000Z`, version: 'v1' },
  ...more,
})
const refusing = (code: string, message = code) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, fields: [] } }] } as never)
/** A server that answers as told, and what it was sent. */
function server(answers: readonly unknown[], line?: object) {
  const sent: unknown[] = []
  const left = [...answers]
  const client = {
    async mutate({ variables }: { variables: unknown }) {
      sent.push(variables)
      const answer = left.shift()
      if (answer instanceof Error) throw answer
      return {}
    },
    query: async () => ({ data: { line } }),
  }
  return { sent, client: client as never }
}
const translate = ({ message }: { message: string }) => message
const me = { userId: '7', translate }

describe('counts on a phone', () => {
  it('are written down until the server has them, with the moment in which they were taken', async () => {
    const phone = memory()
    createCounts('counts:7', phone).put(count('1'))
    const later = createCounts('counts:7', phone)
    const { sent, client } = server([])
    expect(await sendCounts(client, later, me)).toBe(true)
    expect(sent).toEqual([{ id: '1', input: { counted: 5, countedAt: '2026-11-23T08:00:01.000Z', updatedAt: 'v1' } }])
    expect([later.get(), phone.kept.size]).toEqual([{}, 0])
  })

  it('wait while there is no connection, and lose none', async () => {
    const store = createCounts('counts:7', memory())
    for (const id of ['1', '2']) store.put(count(id))
    const away = server([new TypeError('Failed to fetch')])
    expect(await sendCounts(away.client, store, me)).toBe(false)
    expect([away.sent.length, waiting(store.get()).length]).toEqual([1, 2])
    expect(await sendCounts(server([]).client, store, me)).toBe(true)
    expect(store.get()).toEqual({})
  })

  it('are put before their counter where a colleague has counted the line meanwhile', async () => {
    const store = createCounts('counts:7', memory())
    store.put(count('1'))
    const line = { state: 'COUNTED', counted: 4, countedById: '8', countedBy: { title: 'Boris' }, countedAt: 'then', updatedAt: 'v2' }
    await sendCounts(server([refusing('CONFLICT')], line).client, store, me)
    expect(stuck(store.get())).toEqual([count('1', { theirs: { counted: 4, by: 'Boris', at: 'then' } })])
    const { theirs: _, ...mine } = stuck(store.get())[0] as Count
    store.put({ ...mine, version: null })
    const { sent, client } = server([])
    await sendCounts(client, store, me)
    expect(sent).toEqual([{ id: '1', input: { counted: 5, countedAt: '2026-11-23T08:00:01.000Z' } }])
    expect(store.get()).toEqual({})
  })

  it('are done when only the answer was lost on its way', async () => {
    const store = createCounts('counts:7', memory())
    store.put(count('1'))
    const line = { state: 'COUNTED', counted: 5, countedById: '7', countedAt: 'then', updatedAt: 'v2' }
    await sendCounts(server([refusing('CONFLICT')], line).client, store, me)
    expect(store.get()).toEqual({})
  })

  it('say why they are not taken, and keep others from waiting behind them', async () => {
    const store = createCounts('counts:7', memory())
    for (const id of ['1', '2']) store.put(count(id))
    await sendCounts(server([refusing('FORBIDDEN', 'no right')]).client, store, me)
    expect(stuck(store.get())).toEqual([count('1', { refusal: 'no right' })])
    expect(waiting(store.get())).toEqual([])
  })

  it('are replaced by a newer count of the same line, which an answer about the older one leaves alone', () => {
    const store = createCounts('counts:7', memory())
    const [older, newer] = [count('1'), count('1', { counted: 6, countedAt: 'later' })]
    store.put(older)
    store.put(newer)
    store.drop(older)
    store.change(older, { refusal: 'no' })
    expect(store.get()).toEqual({ 1: newer })
  })

  it('that are unreadable begin anew', () => {
    for (const text of ['', '{', '[]', '3', 'null']) {
      const phone = memory()
      phone.setItem('counts:7', text)
      expect(createCounts('counts:7', phone).get()).toEqual({})
    }
  })
})

describe('lines that come some hundred at a time', () => {
  const line = (id: string, updatedAt: string, more: object = {}) => ({ id, updatedAt, ...more }) as never

  it('are as they were written last, whichever answer comes first', () => {
    const [old, fresh] = [line('1', '2026-11-18T02:00:00.000Z'), line('1', '2026-11-18T02:01:00.000Z')]
    const known = mergedLines(new Map(), [fresh, line('2', '2026-11-18T02:00:00.000Z')])
    expect(mergedLines(known, [old]).get('1')).toBe(fresh)
    expect([...mergedLines(new Map([['1', old]]), [fresh]).values()]).toEqual([fresh])
  })

  it('lie at a place, below it, nowhere, or are of an item', () => {
    const nowhere = { take: null, at: null, item: null, line: null }
    const deep = line('1', '', { itemId: 7, location: { id: '3', parent: { id: '2', parent: { id: '1' } } } })
    const loose = line('2', '', { itemId: 8, location: null })
    for (const at of ['1', '2', '3'])
      expect([at, isAt(deep, { ...nowhere, at }), isAt(loose, { ...nowhere, at })]).toEqual([at, true, false])
    expect([isAt(deep, { ...nowhere, at: '0' }), isAt(loose, { ...nowhere, at: '0' })]).toEqual([false, true])
    expect([isAt(deep, { ...nowhere, item: '7' }), isAt(loose, { ...nowhere, item: '7' })]).toEqual([true, false])
  })
})
