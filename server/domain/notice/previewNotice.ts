import { checkOf } from '../../kernel/index.ts'
import { samplesOf } from './codes.ts'
import { notificationType } from './notificationType.resource.ts'
import { refuseTemplates, render, type Wording } from './templates.ts'

export interface NoticePreview {
  subject: string
  body: string
}
const { subject, body } = notificationType.fields
const check = checkOf({ subject, body }, 'update', () => new Date(0))

/** What a wording would say with samples of its placeholders, refused as it would be refused when it is saved. */
export function previewNotice(code: string, wording: Wording, say: (key: string) => string): NoticePreview {
  const clean = check(wording) as Wording
  refuseTemplates(code, clean)
  return render(clean, samplesOf(code, say))
}
