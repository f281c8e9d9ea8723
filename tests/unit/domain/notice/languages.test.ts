import { afterEach, beforeEach, expect, it } from 'vitest'
import { preference } from '../../../../server/domain/identity/index.ts'
import { notificationType } from '../../../../server/domain/notice/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { systemActor, titleIn } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { type NoticeDesk, openNoticeDesk, refusalOf } from './noticeDesk.ts'

const outside = systemActor(0)
let desk: NoticeDesk
beforeEach(async () => {
  desk = await openNoticeDesk()
  // A base of before there were English words.
  await syncBuiltIns(desk.store as never, words('zh'), words('en'))
})
afterEach(() => desk.close())

const reads = async (language: 'zh' | 'en' | null) => {
  const userId = await desk.someone()
  const settings = { userId, key: 'settings', value: JSON.stringify(language ? { language } : {}) }
  await desk.store.write(outside, (uow) => uow.of(preference).create(settings))
  return userId
}
const usual = (configValue: string) =>
  desk.store.write(outside, async (uow) => {
    const [row] = await uow.of(config).lockWhere({ configKey: 'notice.language' })
    if (row) await uow.of(config).patch(row, { configValue })
  })
const subjects = async () => (await desk.tell()).map(({ subject }) => subject)
const [ZH, EN] = ['【报修】凹印机 3 号（紧急）', '[Fault] 凹印机 3 号 (High)']

it('tells users in the language of their console, values included', async () => {
  for (const language of ['zh', 'en', null] as const) await desk.receiver({ userId: await reads(language) })
  expect(await subjects()).toEqual([ZH, EN, ZH])
  await usual('en')
  expect(await subjects()).toEqual([ZH, EN, EN])
})

it('tells a mere address in the language of the receiver, else of the installation', async () => {
  await desk.receiver({ email: 'a@example.com' })
  await desk.receiver({ email: 'b@example.com', language: 'en' })
  await desk.receiver({ userId: await reads('en'), language: 'zh' })
  expect(await subjects()).toEqual([ZH, EN, ZH])
  await usual('en')
  expect(await subjects()).toEqual([EN, EN, ZH])
})

it('says it in Chinese where a category has no English words, and refuses wrong ones', async () => {
  await desk.change('FAULT_REPORTED', { subjectEn: null })
  await desk.receiver({ email: 'a@example.com', language: 'en' })
  expect(await subjects()).toEqual([ZH])
  expect(await refusalOf(desk.change('FAULT_REPORTED', { subjectEn: 'Fault {{rollNumber}}', bodyEn: '<b>' }))).toEqual([
    'subjectEn placeholder',
    'bodyEn plainText',
  ])
})

it('names built-in rows in both languages, but for those that an administrator has named', async () => {
  const [fault] = await desk.store.read(outside).of(notificationType).find({ code: 'FAULT_REPORTED' })
  expect([titleIn('zh', notificationType, fault ?? {}), titleIn('en', notificationType, fault ?? {})]).toEqual([
    '设备报修',
    'Fault reported',
  ])
  await desk.change('REPAIR_DELAY', { name: '拖了', nameEn: null })
  await syncBuiltIns(desk.store as never, words('zh'), words('en'))
  const [delay] = await desk.store.read(outside).of(notificationType).find({ code: 'REPAIR_DELAY' })
  expect([delay?.nameEn, titleIn('en', notificationType, delay ?? {})]).toEqual([null, '拖了'])
})
