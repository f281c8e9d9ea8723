import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_CODES, noticeReceiver, notificationType } from '../../../../server/domain/notice/index.ts'
import { isReached, NO_ADDRESSES } from '../../../../server/domain/notice/receivers/addresses.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { makePlant, unique } from '../../../support/samples/factories.ts'
import { type NoticeDesk, openNoticeDesk, refusalOf } from './noticeDesk.ts'

let desk: NoticeDesk
beforeAll(async () => {
  desk = await openNoticeDesk()
})
afterAll(() => desk.close())

describe('categories', () => {
  it('are there from the start, once, and stay as administrators left them', async () => {
    await desk.change('INK_EXPIRING', { name: '油墨快过期了' })
    await syncBuiltIns(desk.store, words('zh'))
    const rows = await desk.store.read(desk.system).of(notificationType).find({})
    expect(rows).toHaveLength(NOTICE_CODES.length)
    expect(rows.map((row) => row.name)).toContain('油墨快过期了')
    expect(rows.find((row) => row.code === 'STOCK_LOW')?.subject).toContain('{{summary}}')
  })
  it('of the product cannot be deleted, and no code be changed', async () => {
    const { id } = await desk.category('STOCK_LOW')
    expect(await refusalOf(desk.ops.remove(desk.actor, notificationType, [id]))).toEqual(['notice.builtInType'])
    expect(await refusalOf(desk.change('STOCK_LOW', { code: 'OTHER' }))).toEqual(['code unknownField'])
  })
  it('have something to say on every channel that is on', async () => {
    expect(await refusalOf(desk.change('STOCK_LOW', { hasSms: true }))).toEqual(['smsTemplateCode neededByChannel'])
    expect(await refusalOf(desk.change('STOCK_LOW', { hasVoice: true }))).toEqual(['voiceTemplateCode neededByChannel'])
    expect(await refusalOf(desk.change('STOCK_LOW', { subject: '', body: '' }))).toEqual([
      'subject neededByChannel',
      'body neededByChannel',
    ])
    expect(await refusalOf(desk.change('STOCK_LOW', { subject: '<i>{{name}}</i>' }))).toEqual(['subject plainText'])
    await desk.change('STOCK_LOW', { hasSms: true, smsTemplateCode: 'SMS_1' })
  })
  it('of one’s own have no placeholders', async () => {
    const create = (subject: string) => desk.ops.create(desk.actor, notificationType, { code: `OWN${unique()}`, name: 'Own', subject })
    expect(await refusalOf(create('{{name}}'))).toEqual(['subject placeholder'])
    await create('Own news')
  })
})

describe('receivers', () => {
  const create = async (input: Record<string, unknown>) => {
    const typeId = (await desk.category('FAULT_REPORTED')).id
    return desk.ops.create(desk.actor, noticeReceiver, { typeId, name: `R${unique()}`, ...input }) as Promise<{ id: number }>
  }
  it('are reached by a channel of their category', async () => {
    expect(await refusalOf(create({ mobile: '13800000001' }))).toEqual(['userId unreached', 'email unreached'])
    const { id } = await create({ email: 'a@example.com' })
    expect(await refusalOf(desk.ops.update(desk.actor, noticeReceiver, id, { email: null }))).toEqual([
      'userId unreached',
      'email unreached',
    ])
    await desk.ops.update(desk.actor, noticeReceiver, id, { remark: 'still reached' })
  })
  it('lose the key of a robot when it is given empty, and keep it when it is left out', async () => {
    await desk.change('FAULT_REPORTED', { hasWechat: true })
    const { id } = await create({ email: 'a@example.com', robotKey: 'robot-key-1234' })
    const key = async () => (await desk.store.read(desk.system).of(noticeReceiver).get(id)).wechatKey
    await desk.ops.update(desk.actor, noticeReceiver, id, { remark: 'another' })
    expect(await key()).toBe('robot-key-1234')
    await desk.ops.update(desk.actor, noticeReceiver, id, { robotKey: null })
    expect(await key()).toBeNull()
  })
  it('are people of the plant who are there', async () => {
    const other = await makePlant(desk.store)
    const stranger = await desk.someone({ plantIds: [other.id] })
    expect(await refusalOf(create({ userId: stranger }))).toEqual(['userId notOfUser'])
    const gone = await desk.someone({ status: 'DISABLED' })
    expect(await refusalOf(create({ userId: gone }))).toEqual(['userId disabled'])
    await create({ userId: await desk.someone() })
  })
  it('are quiet from one time to another', async () => {
    const email = 'a@example.com'
    expect(await refusalOf(create({ email, quietFrom: '22:00' }))).toEqual(['quietTo quietPair'])
    expect(await refusalOf(create({ email, quietTo: '07:00' }))).toEqual(['quietFrom quietPair'])
    expect(await refusalOf(create({ email, quietFrom: '07:00', quietTo: '07:00' }))).toEqual(['quietTo sameAsBegin'])
    const { id } = await create({ email, quietFrom: '22:00', quietTo: '07:00' })
    expect(await refusalOf(desk.ops.update(desk.actor, noticeReceiver, id, { quietTo: null }))).toEqual(['quietTo quietPair'])
  })
  it('join no category that is switched off', async () => {
    await desk.change('COMPLAINT_NEW', { status: 'DISABLED' })
    const typeId = (await desk.category('COMPLAINT_NEW')).id
    expect(await refusalOf(create({ typeId, email: 'a@example.com' }))).toEqual(['typeId disabled'])
  })
  it('are called at numbers of subscribers only, whatever a row of long ago says', async () => {
    for (const voiceTel of ['0900', '0011234567890', '168', '12345', '4008123456'])
      expect(await refusalOf(create({ email: 'a@example.com', voiceTel }))).toEqual(['voiceTel callNumber'])
    expect(await refusalOf(create({ email: 'a@example.com', mobile: '12345678901' }))).toEqual(['mobile mobileNumber'])
    const receiver = { ...NO_ADDRESSES, mobile: '12345678901', voiceTel: '0900-2345678' }
    expect([isReached(receiver, 'VOICE'), isReached(receiver, 'SMS')]).toEqual([false, false])
    expect(isReached({ ...receiver, voiceTel: '0512-66660001' }, 'VOICE')).toBe(true)
  })
  it.each(['a b@example.com', 'a@example.com,b@example.com', 'a@example.com\r\nBcc: c@example.com', 'x<a@example.com>'])(
    'have one plain address: not %j',
    async (email) => {
      expect(await refusalOf(create({ email }))).toEqual([email.includes('\n') ? 'email oneLine' : 'email pattern'])
    },
  )
})
