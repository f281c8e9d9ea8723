import { describe, expect, it } from 'vitest'
import { faultOfFile } from '../../../../console/fields/files/fileInfo.ts'
import { UploadQueue } from '../../../../console/fields/files/uploadQueue.ts'

const OFFLINE = new Error('')
const REFUSED = new Error('not an image')
function opened() {
  const calls: { name: string; signal: AbortSignal; progress(share: number): void; done(): void; fail(error: Error): void }[] = []
  const arrived: string[] = []
  const queue = new UploadQueue({
    send: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        const done = () => resolve({ id: '1', name: file.name } as never)
        calls.push({ name: file.name, signal, progress: onProgress, done, fail: reject })
      }),
    onDone: ({ name }) => arrived.push(name),
    isLasting: (error) => error === REFUSED,
  })
  const file = (name: string) => new File(['x'], name)
  const add = (...names: string[]) => queue.add(names.map(file), ({ name }) => (name.startsWith('bad') ? 'no such kind' : undefined))
  const told = () =>
    queue.snapshot().map(({ file: { name }, state, share, message }) => [name, state, share, message].filter(Boolean).join(' '))
  const call = (name: string) => {
    const found = calls.findLast((one) => one.name === name)
    if (!found) throw new Error(`${name} was not sent`)
    return found
  }
  return { queue, add, told, call, calls, arrived }
}
const soon = () => new Promise((resolve) => setTimeout(resolve))

describe('the files of a form on their way', () => {
  it('go two at a time, and leave the list when they are there', async () => {
    const { add, told, call, calls, arrived } = opened()
    add('a', 'b', 'c')
    expect(told()).toEqual(['a sending', 'b sending', 'c waiting'])
    call('a').progress(0.5)
    expect(told()[0]).toBe('a sending 0.5')
    call('b').done()
    await soon()
    expect([told(), arrived, calls.length]).toEqual([['a sending 0.5', 'c sending'], ['b'], 3])
  })

  it('say what is wrong, and may be sent again when only the line was down', async () => {
    const { add, told, call, queue, arrived } = opened()
    add('a', 'b', 'bad')
    call('a').fail(OFFLINE)
    call('b').fail(REFUSED)
    await soon()
    expect(told()).toEqual(['a failed', 'b refused not an image', 'bad refused no such kind'])
    queue.retry(queue.snapshot()[0]?.key ?? '')
    call('a').done()
    await soon()
    expect([told(), arrived]).toEqual([['b refused not an image', 'bad refused no such kind'], ['a']])
  })

  it('are all sent again at once, but for what is refused however often it is sent', async () => {
    const { add, told, call, calls, queue } = opened()
    add('a', 'b', 'c')
    call('a').fail(OFFLINE)
    call('b').fail(REFUSED)
    await soon()
    call('c').fail(OFFLINE)
    await soon()
    queue.retryAll()
    expect([told(), calls.length]).toEqual([['a sending', 'b refused not an image', 'c sending'], 5])
  })

  it('stop when they are taken off the list, and make room for the next', async () => {
    const { add, told, call, queue, arrived } = opened()
    add('a', 'b', 'c')
    queue.drop(queue.snapshot()[0]?.key ?? '')
    await soon()
    expect([call('a').signal.aborted, told(), arrived]).toEqual([true, ['b sending', 'c sending'], []])
    queue.close()
    expect(call('c').signal.aborted).toBe(true)
  })

  it('are waited for by whoever saves; one that did not get through holds it up', async () => {
    const { add, call, queue } = opened()
    expect(await queue.settled()).toBe(true)
    add('a')
    let outcome: boolean | undefined
    const waiting = queue.settled().then((all) => {
      outcome = all
    })
    await soon()
    expect(outcome).toBeUndefined()
    call('a').done()
    await waiting
    expect(outcome).toBe(true)
    add('b')
    const again = queue.settled()
    call('b').fail(OFFLINE)
    expect(await again).toBe(false)
  })
})

describe('what is not even sent', () => {
  const fault = (name: string, type: string, accept: 'image' | 'document', size = 1000) => faultOfFile({ name, type, size }, accept)
  it('is what no field of the kind takes', () => {
    expect([
      fault('a.jpg', 'image/jpeg', 'image'),
      fault('a.heic', 'image/heic', 'image'),
      fault('a.svg', 'image/svg+xml', 'image'),
    ]).toEqual([undefined, undefined, 'wrongImage'])
    expect([fault('a.pdf', 'application/pdf', 'image'), fault('a.gif', 'image/gif', 'document')]).toEqual(['wrongImage', 'wrongDocument'])
    expect([fault('a.PDF', '', 'document'), fault('a.exe', '', 'document'), fault('a.csv', 'text/csv', 'document')]).toEqual([
      undefined,
      'wrongDocument',
      undefined,
    ])
  })
  it('is a document above the limit; a photo is made smaller first', () => {
    expect([fault('a.pdf', '', 'document', 21 * 1024 * 1024), fault('a.jpg', 'image/jpeg', 'image', 21 * 1024 * 1024)]).toEqual([
      'tooLarge',
      undefined,
    ])
  })
})
