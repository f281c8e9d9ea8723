import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const FLAGS = ['hasBell', 'hasEmail', 'hasSms', 'hasVoice', 'hasWechat', 'isUrgent'] as const
const SwitchControl = lazyComponent(() => import('./SwitchControl.tsx').then((module) => module.SwitchControl))
const SubjectControl = lazyComponent(() => import('./WordingControl.tsx').then((module) => module.SubjectControl))
const BodyControl = lazyComponent(() => import('./WordingControl.tsx').then((module) => module.BodyControl))

export default defineScreen('notificationType', {
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
  isFieldVisible: (field, values) =>
    (field !== 'smsTemplateCode' || Boolean(values['hasSms'] || values[field])) &&
    (field !== 'voiceTemplateCode' || Boolean(values['hasVoice'] || values[field])),
  cells: {
    code: (value) => <code className="clip">{value}</code>,
  },
})
