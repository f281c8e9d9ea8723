import { lazy } from 'react'
import { defineScreen } from '../../resource/defineScreen.ts'
import { ValueSwitch } from '../../resource/ValueSwitch.tsx'

const FLAGS = ['hasBell', 'hasEmail', 'hasSms', 'hasVoice', 'hasWechat', 'isUrgent'] as const
const SwitchControl = lazy(() => import('./SwitchControl.tsx').then((module) => ({ default: module.SwitchControl })))
const SubjectControl = lazy(() => import('./WordingControl.tsx').then((module) => ({ default: module.SubjectControl })))
const BodyControl = lazy(() => import('./WordingControl.tsx').then((module) => ({ default: module.BodyControl })))

const asSwitch = (field: (typeof FLAGS)[number]) => (value: unknown, row: Parameters<typeof ValueSwitch>[0]['row']) => (
  <ValueSwitch of="notificationType" field={field} row={row} value={value} />
)

export default defineScreen('notificationType', {
  filters: ['code', 'name', 'status'],
  widths: { code: 190, name: 170, hasBell: 84, hasEmail: 84, hasSms: 84, hasVoice: 84, hasWechat: 100, isUrgent: 84 },
  form: [
    'code',
    'name',
    'status',
    ...FLAGS,
    'smsTemplateCode',
    'voiceTemplateCode',
    'sortOrder',
    'detail',
    'remark',
    'subject',
    'body',
    'nameEn',
    'detailEn',
    'subjectEn',
    'bodyEn',
  ],
  formParts: [
    { title: 'noticeScreens.parts.settings', fields: [] },
    { title: 'noticeScreens.parts.wording', fields: ['subject', 'body'] },
    { title: 'noticeScreens.parts.english', fields: ['nameEn', 'detailEn', 'subjectEn', 'bodyEn'] },
  ],
  controls: {
    ...Object.fromEntries(FLAGS.map((flag) => [flag, SwitchControl])),
    subject: SubjectControl,
    body: BodyControl,
  },
  // A template with the provider means nothing as long as its channel is off.
  isAsked: (field, values) =>
    (field !== 'smsTemplateCode' || Boolean(values['hasSms'] || values[field])) &&
    (field !== 'voiceTemplateCode' || Boolean(values['hasVoice'] || values[field])),
  cells: {
    code: (value) => <code className="clip">{value}</code>,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, asSwitch(flag)])),
    status: (value, row) => <ValueSwitch of="notificationType" field="status" row={row} value={value} />,
  },
})
