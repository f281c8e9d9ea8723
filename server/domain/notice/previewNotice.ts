import { type AnswerOf, checkOf, defineReadModel, listOf, objectOf, shape, text } from '../../kernel/index.ts'
import { placeholdersOf, samplesOf } from './codes.ts'
import { notificationType } from './notificationType.resource.ts'
import { refuseTemplates, render, type Wording } from './templates.ts'

const preview = shape('NoticePreview', 'What a notice would say.', {
  subject: text({ description: 'The subject, in one line.' }),
  body: text({ description: 'The body, plain text.' }),
})
export type NoticePreview = AnswerOf<typeof preview>
const { subject, body } = notificationType.fields
const check = checkOf({ subject, body }, 'update', () => new Date(0))

/** What a wording would say with samples of its placeholders, refused as it would be refused when it is saved. */
export function previewNotice(code: string, wording: Wording, translate: (key: string) => string): NoticePreview {
  const clean = check(wording) as Wording
  refuseTemplates(code, clean)
  return render(clean, samplesOf(code, translate))
}

const code = text({ required: true, blank: true, description: 'Code of the category.' })
/** Letters that are taken at all; what is too long to be saved is refused below, by the check of the category's own fields. */
const UNSAVED = 100_000

export const previewNoticeModel = defineReadModel('previewNotice', {
  description: 'What a wording would say, with samples in place of its placeholders; refused as it would be when saved.',
  permission: ['notice:type:query'],
  args: {
    code,
    subject: text({ long: true, max: UNSAVED, description: 'The subject as it is being written.' }),
    body: text({ long: true, max: UNSAVED, description: 'The body as it is being written.' }),
  },
  result: objectOf(preview),
  stale: [],
  read: async ({ translate }, query) => previewNotice(query.code, { subject: query.subject, body: query.body }, translate),
})

const placeholder = shape('NoticePlaceholder', 'Something that the wording of a notice may speak of.', {
  name: text({ description: 'What stands between the double braces.' }),
  label: text({ description: 'What it means, in the reader’s language.' }),
  sample: text({ description: 'What it might say.' }),
})
export const noticePlaceholdersModel = defineReadModel('noticePlaceholders', {
  description: 'What the wording of a category may speak of; nothing for categories of one’s own.',
  permission: ['notice:type:query'],
  args: { code },
  result: listOf(placeholder),
  stale: [],
  read: async ({ translate }, query) => placeholdersOf(query.code, translate),
})
